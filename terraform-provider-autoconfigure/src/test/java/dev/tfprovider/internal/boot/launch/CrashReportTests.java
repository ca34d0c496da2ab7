/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CrashReportTests {

	@Test
	void printStartsWithTheWordHostsLookFor() {
		ByteArrayOutputStream error = new ByteArrayOutputStream();
		CrashReport.print(new IllegalStateException("boom"), new PrintStream(error, true, StandardCharsets.UTF_8));
		assertThat(error.toString(StandardCharsets.UTF_8).lines())
			.startsWith("panic: java.lang.IllegalStateException: boom")
			.anyMatch((line) -> line.startsWith("\tat " + CrashReportTests.class.getName()));
	}

}
