/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.runtime.operation.TableSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link FailureDiagnostics}.
 */
class FailureDiagnosticsTests {

	private static final String WHERE = "\n\nRun with TF_LOG_PROVIDER=ERROR to see where.";

	private final List<ExceptionTranslator> translators = new ArrayList<>();

	private final Diagnostics diagnostics = new Diagnostics();

	@Test
	void reportDescribesTheFailureAndItsCauses() {
		report(new IllegalStateException("outer", new RuntimeException((String) null)));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Could not create acme_thing",
				"java.lang.IllegalStateException: outer\nCaused by java.lang.RuntimeException" + WHERE));
	}

	@ParameterizedTest
	@ValueSource(classes = { IllegalStateException.class, StackOverflowError.class, UnreadableException.class })
	void reportNamesAFailureWhoseMessageCannotBeRead(Class<? extends Throwable> thrown) {
		report(new IllegalStateException("outer", new UnreadableException(thrown)));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Could not create acme_thing",
				"java.lang.IllegalStateException: outer\nCaused by " + UnreadableException.class.getName()
						+ " (its message cannot be read: that throws " + thrown.getName() + ")" + WHERE));
	}

	@Test
	void reportAsksTranslatorsAboutAFailureWhoseMessageCannotBeRead() {
		this.translators.add((failure, call, added) -> added.error("Not found", "404"));
		report(new UnreadableException(IllegalStateException.class));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Not found", "404"));
	}

	@Test
	void reportEndsWhenCausesGoInCircles() {
		Exception outer = new Exception("outer");
		outer.initCause(new Exception("inner", outer));
		report(outer);
		assertThat(this.diagnostics).singleElement().extracting(Diagnostic::detail).asString().hasLineCount(20 + 2);
	}

	@Test
	void reportTakesDiagnosticsFromTheException() {
		report(new DiagnosticException(
				List.of(Diagnostic.warning("Careful", "One."), Diagnostic.error("Refused", "Two."))));
		assertThat(this.diagnostics).containsExactly(Diagnostic.warning("Careful", "One."),
				Diagnostic.error("Refused", "Two."));
	}

	@Test
	void reportFindsDiagnosticsInsideOtherExceptions() {
		report(new CompletionException(new DiagnosticException("Refused", "Two.")));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Refused", "Two."));
	}

	@Test
	void reportWhenExceptionOnlyWarnsAddsAnError() {
		report(new DiagnosticException(List.of(Diagnostic.warning("Careful", "One."))));
		assertThat(this.diagnostics).extracting(Diagnostic::summary)
			.containsExactly("Careful", "Could not create acme_thing");
	}

	@Test
	void reportWhenThereIsAnErrorAlreadyAddsAnother() {
		this.diagnostics.error("Earlier", "Something else.");
		report(new IllegalStateException("boom"));
		assertThat(this.diagnostics).extracting(Diagnostic::summary)
			.containsExactly("Earlier", "Could not create acme_thing");
	}

	@Test
	void reportWhenTheSameErrorIsThereAlreadyAddsNothing() {
		this.diagnostics.error("Refused", "Two.");
		report(new DiagnosticException("Refused", "Two."));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Refused", "Two."));
	}

	@Test
	void reportAsksTranslatorsUntilOneAddsAnError() {
		this.translators.add((failure, call, added) -> {
		});
		this.translators.add((failure, call, added) -> added.warning("Hint", "Try again."));
		this.translators.add((failure, call, added) -> added.error("Not found", failure.getMessage()));
		this.translators.add((failure, call, added) -> added.error("Too late", ""));
		report(new IllegalStateException("404"));
		assertThat(this.diagnostics).containsExactly(Diagnostic.warning("Hint", "Try again."),
				Diagnostic.error("Not found", "404"));
	}

	@Test
	void reportAsksFallbacksLast() {
		ExceptionTranslator.Fallback fallback = (failure, call, added) -> added.error("In general", "");
		this.translators.add(fallback);
		this.translators.add((failure, call, added) -> {
			if (failure.getMessage().equals("404")) {
				added.error("In particular", "");
			}
		});
		report(new IllegalStateException("404"));
		report(new IllegalStateException("500"));
		assertThat(this.diagnostics).extracting(Diagnostic::summary).containsExactly("In particular", "In general");
	}

	@ParameterizedTest
	@MethodSource("networkFailures")
	void reportSaysWhatTheNetworkDidNotGive(Throwable failure, String text) {
		report(new UncheckedIOException(new IOException("outer", failure)));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Could not create acme_thing",
				"A request of the provider " + text + ". Check that the service is up and reachable from here."));
	}

	static List<Object[]> networkFailures() {
		return List.of(new Object[] { new SocketTimeoutException("Read timed out"), "timed out (Read timed out)" },
				new Object[] { new HttpConnectTimeoutException("connect"), "timed out (connect)" },
				new Object[] { new TimeoutException(), "timed out" },
				new Object[] { new UnknownHostException("acme.invalid"),
						"was about a host that nobody knows (acme.invalid)" },
				new Object[] { new ConnectException("Connection refused"),
						"was refused a connection (Connection refused)" });
	}

	@Test
	void reportOfInterruptedReadIsACancellation() {
		report(new UncheckedIOException(new InterruptedIOException("interrupted")));
		assertThat(this.diagnostics).extracting(Diagnostic::summary).containsExactly("Operation cancelled");
	}

	@Test
	void reportGivesTranslatorsTheCall() {
		this.translators.add((failure, call, added) -> added.error(call.operation(),
				call.typeName() + " " + call.attribute("req").orElseThrow()));
		report(new IllegalStateException());
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("create", "acme_thing req"));
	}

	@Test
	void reportWhenTranslatorFailsDescribesTheFailure() {
		this.translators.add((failure, call, added) -> {
			throw new IllegalArgumentException("broken translator");
		});
		report(new IllegalStateException("boom"));
		assertThat(this.diagnostics).containsExactly(
				Diagnostic.error("Could not create acme_thing", "java.lang.IllegalStateException: boom" + WHERE));
	}

	@Test
	void reportWhenOutOfMemoryAsksTranslatorsToo() {
		this.translators.add((failure, call, added) -> added.error("Fatal", failure.toString()));
		report(new OutOfMemoryError("heap"));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Fatal", "java.lang.OutOfMemoryError: heap"));
	}

	private void report(Throwable failure) {
		new FailureDiagnostics(this.translators).report(failure, "create", "acme_thing", TableSchema.PLAIN,
				this.diagnostics);
	}

	/**
	 * Neither its message nor its cause can be read.
	 */
	private static final class UnreadableException extends RuntimeException {

		@Serial
		private static final long serialVersionUID = 1;

		private final Class<? extends Throwable> thrown;

		UnreadableException(Class<? extends Throwable> thrown) {
			this.thrown = thrown;
		}

		@Override
		public String getMessage() {
			throw failure();
		}

		@Override
		public synchronized Throwable getCause() {
			throw failure();
		}

		private RuntimeException failure() {
			if (this.thrown == StackOverflowError.class) {
				throw new StackOverflowError();
			}
			return (this.thrown == UnreadableException.class) ? new UnreadableException(this.thrown)
					: new IllegalStateException("unreadable");
		}

	}

}
