/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.nio.channels.ClosedByInterruptException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.operation.WaitException;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Converts exceptions of author code to diagnostics. The stack trace goes to the log.
 */
public final class FailureDiagnostics {

	private static final Logger logger = LoggerFactory.getLogger(FailureDiagnostics.class);

	private static final int DEEPEST_CAUSE = 20;

	/**
	 * Most characters of a message of an exception.
	 */
	private static final int LONGEST_MESSAGE = 2_000;

	private final List<ExceptionTranslator> translators;

	private final UnaryOperator<String> mask;

	private final String nullExplanation;

	public FailureDiagnostics(List<ExceptionTranslator> translators) {
		List<ExceptionTranslator> inOrder = new ArrayList<>(translators);
		// a stable sort: each group stays in the order given
		inOrder.sort(Comparator.comparing((translator) -> translator instanceof ExceptionTranslator.Fallback));
		inOrder.add(new NetworkExceptionTranslator());
		this.translators = List.copyOf(inOrder);
		this.mask = UnaryOperator.identity();
		this.nullExplanation = "";
	}

	private FailureDiagnostics(FailureDiagnostics others, UnaryOperator<String> mask, String nullExplanation) {
		this.translators = others.translators;
		this.mask = mask;
		this.nullExplanation = nullExplanation;
	}

	/**
	 * Return the failures of one request, whose secrets stay out of the diagnostics.
	 */
	public FailureDiagnostics of(CallScope scope) {
		return new FailureDiagnostics(this, scope.secrets()::hide, this.nullExplanation);
	}

	/**
	 * Return the failures of author code that was handed null.
	 * @param explanation full sentences, for a failure that met null; may be empty
	 */
	public FailureDiagnostics aboutNull(String explanation) {
		return new FailureDiagnostics(this, this.mask, explanation);
	}

	/**
	 * Add what a practitioner should know of a failure to the diagnostics of its request:
	 * at least one error, without the secrets of the request.
	 */
	public void report(CallScope scope, Throwable failure, String operation, ConfiguredType type) {
		report(scope, failure, operation, type, "");
	}

	/**
	 * Add what a practitioner should know of a failure to the diagnostics of its request:
	 * at least one error, without the secrets of the request.
	 * @param remains what the state holds if the operation was cut off, in a sentence
	 * after a space; may be empty
	 */
	public void report(CallScope scope, Throwable failure, String operation, ConfiguredType type, String remains) {
		of(scope).report(failure, operation, type.name(), type.schema().block(), remains, scope.diagnostics());
	}

	/**
	 * Add what a practitioner should know of a failure: at least one error.
	 */
	public void report(Throwable failure, String operation, String typeName, ObjectSchema schema,
			Diagnostics diagnostics) {
		report(failure, operation, typeName, schema, "", diagnostics);
	}

	private void report(Throwable failure, String operation, String typeName, ObjectSchema schema, String remains,
			Diagnostics diagnostics) {
		Diagnostics own = new Diagnostics();
		Optional<ScopedCreationException> part = cause(failure, ScopedCreationException.class)
			.filter((exception) -> !(failure instanceof OperationTimeoutException));
		try {
			translate(part.map(ScopedCreationException::failure).orElse(failure), operation, typeName, schema, remains,
					own);
		}
		catch (Throwable ex) {
			log(() -> logger.error("Could not translate {} of {}", failure.getClass().getName(), typeName, ex), ex);
		}
		if (!own.hasErrors()) {
			own.add(part.map(ScopedCreationException::toDiagnostic)
				.orElseGet(() -> Diagnostic.error("Could not " + operation + " " + typeName, describe(failure))));
		}
		diagnostics.addAll(own);
	}

	/**
	 * Find what an exception of a type says, however deep inside a failure.
	 */
	public static <T extends Throwable> Optional<T> cause(Throwable failure, Class<T> type) {
		return causes(failure).filter(type::isInstance).map(type::cast).findFirst();
	}

	/**
	 * Find out whether a failure only says that the provider's settings are not known
	 * yet, however deep inside.
	 */
	public static Optional<ProviderNotConfiguredException> postponed(Throwable failure) {
		return cause(failure, ProviderNotConfiguredException.class).filter(ProviderNotConfiguredException::isPostponed);
	}

	/**
	 * Find out whether a failure only says that something has to wait, however deep
	 * inside.
	 */
	public static Optional<DeferredException.Reason> deferral(Throwable failure) {
		return cause(failure, DeferredException.class).map(DeferredException::reason)
			.or(() -> postponed(failure).map((unknown) -> DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN));
	}

	/**
	 * Return the diagnostics of an author at a place, unless they name their own.
	 */
	public static List<Diagnostic> placed(DiagnosticException refusal, AttributePath place) {
		return refusal.diagnostics()
			.stream()
			.map((diagnostic) -> (diagnostic.attribute() != null || place.isRoot()) ? diagnostic
					: new Diagnostic(diagnostic.severity(), diagnostic.summary(), diagnostic.detail(), place))
			.toList();
	}

	/**
	 * Say what an object that is not refreshed waits for, full sentences.
	 */
	public static String waitingFor(Throwable failure) {
		return cause(failure, DeferredException.class)
			.map((deferred) -> deferred.explanation() + " The object is planned with what Terraform remembers.")
			.or(() -> cause(failure, ProviderNotConfiguredException.class).map((unknown) -> unknown.settingsText()
					+ " of the provider block is not known yet, so the object is planned with what Terraform remembers."))
			.orElse("");
	}

	private void translate(Throwable failure, String operation, String typeName, ObjectSchema schema, String remains,
			Diagnostics diagnostics) {
		Optional<DiagnosticException> expected = cause(failure, DiagnosticException.class);
		Optional<ProviderNotConfiguredException> unconfigured = cause(failure, ProviderNotConfiguredException.class);
		Optional<DeferredException> deferred = cause(failure, DeferredException.class);
		if (failure instanceof OperationTimeoutException timeout) {
			diagnostics.add(exceeded(timeout, typeName, remains, this.mask));
			expected.ifPresent((exception) -> diagnostics.addAll(exception.diagnostics()));
			logger.warn("{} of {} took too long", operation, typeName, failure);
		}
		else if (failure instanceof ProcessEndingException ending) {
			diagnostics.error("Provider is ending",
					"The attempt to " + operation + " " + typeName
							+ (ending.hasBegun() ? " has not ended, but the provider process does"
									: " was not begun, for the provider process ends")
							+ ": it was asked to, or its own code exits."
							+ (ending.hasBegun() ? remains : " Nothing was changed."));
		}
		else if (expected.isPresent()) {
			diagnostics.addAll((failure instanceof ValueMappingException mapping)
					? placed(expected.get(), mapping.path().addressable()) : expected.get().diagnostics());
		}
		else if (unconfigured.isPresent()) {
			diagnostics.add(unconfigured.get().toDiagnostic());
		}
		else if (deferred.isPresent()) {
			diagnostics.error("Could not " + operation + " " + typeName + " yet", deferred.get().explanation());
		}
		else if (failure instanceof ValueMappingException mapping) {
			diagnostics.add(Diagnostic.error(mapping.path().addressable(), mapping.summary(), mapping.detail()));
			logger.debug("{} of {} met a value that does not fit its model", operation, typeName, failure);
		}
		else if (isInterruption(failure)) {
			diagnostics.error("Operation cancelled",
					"The attempt to " + operation + " " + typeName
							+ " was interrupted because Terraform was asked to stop." + remains
							+ cause(failure, WaitException.class).map((wait) -> "\n\n" + wait.getMessage()).orElse(""));
		}
		else {
			log(() -> logger.error("{} of {} failed", operation, typeName, failure), failure);
			askTranslators(failure, new FailedOperation(operation, typeName, schema, this.mask), diagnostics);
			if (failure instanceof NothingReturnedException nothing && !diagnostics.hasErrors()) {
				diagnostics.add(nothing.toDiagnostic());
			}
		}
	}

	private static Diagnostic exceeded(OperationTimeoutException timeout, String typeName, String remains,
			UnaryOperator<String> mask) {
		Throwable last = timeout.getCause();
		if (last == null || cause(last, DiagnosticException.class).isPresent()) {
			return timeout.limit().exceeded(typeName, last != null, remains, "");
		}
		String end = cause(last, WaitException.class).map((wait) -> "\n\n" + wait.getMessage())
			.orElseGet(() -> isInterruption(last) ? "" : "\n\nIn the end: " + name(last, mask));
		return timeout.limit().exceeded(typeName, true, remains, end);
	}

	private void askTranslators(Throwable failure, FailedOperation call, Diagnostics diagnostics) {
		for (ExceptionTranslator translator : this.translators) {
			translator.translate(failure, call, diagnostics);
			if (diagnostics.hasErrors()) {
				return;
			}
		}
	}

	/**
	 * Log a failure, or its name alone where it cannot be written: its methods are those
	 * of foreign code, and may throw.
	 */
	private static void log(Runnable entry, Throwable failure) {
		try {
			entry.run();
		}
		catch (Throwable ex) {
			logger.error("{} cannot be logged: reading it throws {}", failure.getClass().getName(),
					ex.getClass().getName());
		}
	}

	private static boolean isInterruption(Throwable failure) {
		return causes(failure)
			.anyMatch((cause) -> cause instanceof InterruptedException || cause instanceof ClosedByInterruptException
					|| (cause instanceof InterruptedIOException && !(cause instanceof SocketTimeoutException)));
	}

	static Stream<Throwable> causes(Throwable failure) {
		return Stream.<Throwable>iterate(failure, Objects::nonNull, FailureDiagnostics::causeOf).limit(DEEPEST_CAUSE);
	}

	private static @Nullable Throwable causeOf(Throwable failure) {
		try {
			return failure.getCause();
		}
		catch (Throwable ex) {
			return null;
		}
	}

	private String describe(Throwable failure) {
		String text = causes(failure).map((cause) -> name(cause, this.mask))
			.collect(Collectors.joining("\nCaused by "));
		if (!this.nullExplanation.isEmpty() && cause(failure, NullPointerException.class).isPresent()) {
			text = text + "\n\n" + this.nullExplanation;
		}
		return text.concat("\n\nRun with TF_LOG_PROVIDER=ERROR to see where.");
	}

	private static String name(Throwable failure, UnaryOperator<String> mask) {
		String name = failure.getClass().getName();
		try {
			String message = failure.getMessage();
			return (message != null) ? name + ": " + ShownText.of(message, mask, LONGEST_MESSAGE) : name;
		}
		catch (Throwable ex) {
			return name + " (its message cannot be read: that throws " + ex.getClass().getName() + ")";
		}
	}

}
