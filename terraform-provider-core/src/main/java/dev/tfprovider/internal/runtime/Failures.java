/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.mapping.ValueMappingException;
import dev.tfprovider.schema.ObjectSchema;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns whatever author code threw into diagnostics. The stack trace goes to the log.
 */
final class Failures {

	private static final Logger logger = LoggerFactory.getLogger(Failures.class);

	private static final int DEEPEST_CAUSE = 20;

	private final List<ExceptionTranslator> translators;

	Failures(List<ExceptionTranslator> translators) {
		this.translators = List.copyOf(translators);
	}

	/**
	 * Add what a practitioner should know of a failure: at least one error.
	 */
	void report(Throwable failure, String operation, String typeName, ObjectSchema schema, Diagnostics diagnostics) {
		translate(failure, operation, typeName, schema, diagnostics);
		if (!diagnostics.hasErrors()) {
			diagnostics.error("Could not " + operation + " " + typeName, describe(failure));
		}
	}

	private void translate(Throwable failure, String operation, String typeName, ObjectSchema schema,
			Diagnostics diagnostics) {
		DiagnosticException expected = find(failure, DiagnosticException.class);
		if (expected != null) {
			diagnostics.addAll(expected.diagnostics());
			return;
		}
		ProviderNotConfiguredException unconfigured = find(failure, ProviderNotConfiguredException.class);
		if (unconfigured != null) {
			diagnostics.add(unconfigured.toDiagnostic());
			return;
		}
		if (failure instanceof ValueMappingException mapping) {
			diagnostics.add(Diagnostic.error(mapping.path().addressable(), mapping.summary(), mapping.detail()));
			logger.debug("{} of {} met a value that does not fit its model", operation, typeName, failure);
			return;
		}
		if (isInterruption(failure)) {
			diagnostics.error("Operation cancelled", "The attempt to " + operation + " " + typeName
					+ " was interrupted because Terraform was asked to stop. The state holds what is known of the object.");
			return;
		}
		logger.error("{} of {} failed", operation, typeName, failure);
		FailedOperation call = new FailedOperation(operation, typeName, schema);
		int before = diagnostics.asList().size();
		for (ExceptionTranslator translator : this.translators) {
			translator.translate(failure, call, diagnostics);
			if (diagnostics.asList().size() > before) {
				return;
			}
		}
	}

	/**
	 * Find what the author meant to say, whoever wrapped it on the way: a container that
	 * creates a bean on first use, or another thread.
	 */
	private static <T extends Throwable> @Nullable T find(Throwable failure, Class<T> type) {
		return causes(failure).filter(type::isInstance).map(type::cast).findFirst().orElse(null);
	}

	private static boolean isInterruption(Throwable failure) {
		return causes(failure)
			.anyMatch((cause) -> cause instanceof InterruptedException || cause instanceof ClosedByInterruptException);
	}

	private static Stream<Throwable> causes(Throwable failure) {
		return Stream.<Throwable>iterate(failure, Objects::nonNull, Throwable::getCause).limit(DEEPEST_CAUSE);
	}

	private static String describe(Throwable failure) {
		String text = causes(failure).map(
				(cause) -> cause.getClass().getName() + ((cause.getMessage() != null) ? ": " + cause.getMessage() : ""))
			.collect(Collectors.joining("\nCaused by "));
		return text.concat("\n\nRun with TF_LOG_PROVIDER=ERROR to see where.");
	}

}
