/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.HeapLimit;
import dev.tfprovider.internal.runtime.operation.TableSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link OutOfMemoryTranslator}.
 */
class OutOfMemoryTranslatorTests {

	private final Diagnostics diagnostics = new Diagnostics();

	@ParameterizedTest
	@ValueSource(strings = { "Java heap space", "GC overhead limit exceeded", "Requested array size exceeds VM limit",
			"Cannot reserve 131072 bytes of direct buffer memory (allocated: 32375064, limit: 32440320)",
			"failed to allocate 131072 byte(s) of direct memory (used: 33554432, max: 33554432)" })
	void fullHeapIsNamedWithItsSizeAndTheRemedy(String message) {
		report(new IllegalStateException(new OutOfMemoryError(message)));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Could not create acme_thing",
				"The provider needs more memory than the 512 MB it may use. Give it more in the environment variable "
						+ "PET_STORE_JAVA_OPTS, such as PET_STORE_JAVA_OPTS=-Xmx1024m, or let Terraform do less at a "
						+ "time with -parallelism."));
	}

	@Test
	void shortageOfOtherThingsIsNoMatterOfTheHeap() {
		report(new OutOfMemoryError("unable to create native thread"));
		assertThat(this.diagnostics).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith("java.lang.OutOfMemoryError: unable to create native thread\n");
	}

	@Test
	void translatorsOfTheAuthorComeFirst() {
		report(new OutOfMemoryError("Java heap space"),
				(failure, call, added) -> added.error("Fatal", "Own words for it."));
		assertThat(this.diagnostics).containsExactly(Diagnostic.error("Fatal", "Own words for it."));
	}

	private void report(Throwable failure, ExceptionTranslator... translators) {
		List<ExceptionTranslator> all = new java.util.ArrayList<>(
				List.of(new OutOfMemoryTranslator(new HeapLimit("example.com/acme/pet-store", 512L * 1024 * 1024))));
		all.addAll(List.of(translators));
		new FailureDiagnostics(all).report(failure, "create", "acme_thing", TableSchema.PLAIN, this.diagnostics);
	}

}
