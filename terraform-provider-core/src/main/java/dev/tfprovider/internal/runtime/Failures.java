/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.mapping.ValueMappingException;
import dev.tfprovider.schema.ObjectSchema;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns whatever author code threw into diagnostics. The stack trace goes to the log.
 */
final class Failures {

	private static final Logger logger = LoggerFactory.getLogger(Failures.class);

	private final List<ExceptionTranslator> translators;

	Failures(List<ExceptionTranslator> translators) {
		this.translators = List.copyOf(translators);
	}

	void report(Throwable failure, String operation, String typeName, ObjectSchema schema, Diagnostics diagnostics) {
		if (failure instanceof DiagnosticException expected) {
			diagnostics.addAll(expected.diagnostics());
			return;
		}
		if (failure instanceof ProviderNotConfiguredException unconfigured) {
			diagnostics.add(unconfigured.toDiagnostic());
			return;
		}
		if (failure instanceof ValueMappingException mapping) {
			diagnostics.add(Diagnostic.error(mapping.path().addressable(), mapping.summary(), mapping.detail()));
			logger.debug("{} of {} met a value that does not fit its model", operation, typeName, failure);
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
		diagnostics.error("Could not " + operation + " " + typeName, describe(failure));
	}

	private static String describe(Throwable failure) {
		StringBuilder text = new StringBuilder();
		Throwable last = null;
		for (Throwable cause = failure; cause != null && cause != last; cause = cause.getCause()) {
			text.append(text.isEmpty() ? "" : "\nCaused by ").append(cause.getClass().getName());
			text.append((cause.getMessage() != null) ? ": " + cause.getMessage() : "");
			last = cause;
		}
		return text.append("\n\nRun with TF_LOG_PROVIDER=ERROR to see where.").toString();
	}

}
