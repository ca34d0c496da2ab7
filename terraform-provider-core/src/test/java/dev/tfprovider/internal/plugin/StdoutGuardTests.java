/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StdoutGuardTests {

	private final PrintStream originalOutput = System.out;

	private final PrintStream originalError = System.err;

	private final ByteArrayOutputStream output = new ByteArrayOutputStream();

	private final ByteArrayOutputStream error = new ByteArrayOutputStream();

	private final PrintStream realOutput = new PrintStream(this.output, true);

	private final StdoutGuard guard = new StdoutGuard(this.realOutput);

	@BeforeEach
	void redirect() {
		System.setOut(this.realOutput);
		System.setErr(new PrintStream(this.error, true));
	}

	@AfterEach
	void restore() {
		System.setOut(this.originalOutput);
		System.setErr(this.originalError);
	}

	@Test
	void installSendsPrintsToStandardErrorAndKeepsTheRealStream() {
		this.guard.install();
		System.out.print("banner");
		this.guard.standardOutput().print("1|6");
		assertThat(this.error).hasToString("banner");
		assertThat(this.output).hasToString("1|6");
	}

	@Test
	void installWhenInstalledDoesNothing() {
		this.guard.install();
		PrintStream first = System.out;
		System.setErr(this.realOutput);
		this.guard.install();
		assertThat(System.out).isSameAs(first);
	}

	@Test
	void installWhenAnotherGuardIsInstalledStillKnowsTheRealStream() {
		new StdoutGuard(this.realOutput).install();
		this.guard.install();
		System.out.print("banner");
		this.guard.standardOutput().print("1|6");
		assertThat(this.output).hasToString("1|6");
	}

}
