/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.concurrent.CompletionException;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an author means to say is heard through the exceptions of containers and threads.
 */
class WrappedFailureTests {

	private static final FailureDiagnostics FAILURES = new FailureDiagnostics(
			List.of((exception, call, diagnostics) -> diagnostics.error("Translated", "This was for nobody to see.")));

	@Test
	void reportWhenDiagnosticsAreWrappedAddsThem() {
		assertThat(report(new CompletionException(new DiagnosticException("No more pets", "The store is full."))))
			.containsExactly(Diagnostic.error("No more pets", "The store is full."));
	}

	@Test
	void reportWhenMissingSettingsAreWrappedNamesThem() {
		Throwable cause = new ProviderNotConfiguredException(List.of(AttributePath.root("endpoint")));
		assertThat(report(new IllegalStateException("Error creating bean", new IllegalStateException(cause))))
			.extracting(Diagnostic::summary)
			.containsExactly("Unknown value in provider configuration");
	}

	@Test
	void reportWhenProviderIsNotConfiguredSaysSo() {
		assertThat(report(new IllegalStateException(new ProviderNotConfiguredException(List.of()))))
			.extracting(Diagnostic::summary)
			.containsExactly("Provider not configured");
	}

	@Test
	void reportOfAnythingElseIsForTranslators() {
		assertThat(report(new IllegalStateException())).extracting(Diagnostic::summary).containsExactly("Translated");
	}

	private static List<Diagnostic> report(Throwable failure) {
		Diagnostics diagnostics = new Diagnostics();
		FAILURES.report(failure, "create", "petstore_pet", BlockSchema.of(), diagnostics);
		return diagnostics.asList();
	}

}
