/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Diagnostics}, {@link Diagnostic} and {@link DiagnosticException}.
 */
class DiagnosticsTests {

	private static final AttributePath NAME = AttributePath.root("name");

	private final Diagnostics diagnostics = new Diagnostics();

	@Test
	void errorsAndWarningsCarryWhatTheyWereGiven() {
		assertThat(Diagnostic.error(NAME, "Bad name", "Choose another."))
			.isEqualTo(new Diagnostic(Diagnostic.Severity.ERROR, "Bad name", "Choose another.", NAME));
		assertThat(Diagnostic.warning(NAME, "Odd name", "Choose another."))
			.isEqualTo(new Diagnostic(Diagnostic.Severity.WARNING, "Odd name", "Choose another.", NAME));
		assertThat(Diagnostic.error("Bad name", "").attribute()).isNull();
		assertThat(Diagnostic.error("Bad name", "").isError()).isTrue();
		assertThat(Diagnostic.warning("Odd name", "").attribute()).isNull();
		assertThat(Diagnostic.warning("Odd name", "").isError()).isFalse();
	}

	@Test
	void orderIsKeptAndDuplicatesAreDropped() {
		this.diagnostics.warning("w", "").error(NAME, "e", "").warning("w", "").warning(NAME, "w", "").error("e", "");
		assertThat(this.diagnostics).containsExactly(Diagnostic.warning("w", ""), Diagnostic.error(NAME, "e", ""),
				Diagnostic.warning(NAME, "w", ""), Diagnostic.error("e", ""));
	}

	@Test
	void hasErrorsWhenThereAreOnlyWarningsIsFalse() {
		assertThat(this.diagnostics.hasErrors()).isFalse();
		assertThat(this.diagnostics.warning("w", "").hasErrors()).isFalse();
		assertThat(this.diagnostics.error("e", "").hasErrors()).isTrue();
	}

	@Test
	void asListGivesACopy() {
		List<Diagnostic> before = this.diagnostics.warning("w", "").asList();
		this.diagnostics.warning("later", "");
		assertThat(before).containsExactly(Diagnostic.warning("w", ""));
	}

	@Test
	void iterationWhenAddedToMeanwhileSeesWhatWasThere() {
		this.diagnostics.warning("a", "").warning("b", "");
		this.diagnostics.forEach((diagnostic) -> this.diagnostics.error(diagnostic.summary(), ""));
		assertThat(this.diagnostics.asList()).hasSize(4);
	}

	@Test
	void ofAndAddAllTakeAll() {
		List<Diagnostic> list = List.of(Diagnostic.error("a", ""), Diagnostic.warning("b", ""));
		assertThat(Diagnostics.of(list)).containsExactlyElementsOf(list).hasToString(list.toString());
		assertThat(this.diagnostics.addAll(list).add(list.get(0)).asList()).isEqualTo(list);
	}

	@Test
	void addWhenCalledByManyThreadsLosesNothing() throws InterruptedException {
		CountDownLatch start = new CountDownLatch(1);
		List<Thread> threads = IntStream.range(0, 8).mapToObj((thread) -> new Thread(() -> {
			await(start);
			for (int i = 0; i < 500; i++) {
				this.diagnostics.warning(thread + "/" + i, "");
			}
		})).toList();
		threads.forEach(Thread::start);
		start.countDown();
		for (Thread thread : threads) {
			thread.join();
		}
		assertThat(this.diagnostics.asList()).hasSize(4_000);
	}

	@Test
	void exceptionCarriesItsDiagnostics() {
		DiagnosticException several = new DiagnosticException(
				List.of(Diagnostic.warning("Odd", "x"), Diagnostic.error("Bad", "y")));
		assertThat(several).hasMessage("Odd; Bad");
		assertThat(several.diagnostics()).containsExactly(Diagnostic.warning("Odd", "x"), Diagnostic.error("Bad", "y"));
		assertThat(new DiagnosticException("Bad", "y").diagnostics()).containsExactly(Diagnostic.error("Bad", "y"));
		assertThat(new DiagnosticException(NAME, "Bad", "y").diagnostics())
			.containsExactly(Diagnostic.error(NAME, "Bad", "y"));
	}

	private static void await(CountDownLatch latch) {
		try {
			latch.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
