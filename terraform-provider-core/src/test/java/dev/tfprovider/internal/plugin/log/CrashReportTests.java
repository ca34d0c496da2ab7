/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.log;

import java.util.Map;

import dev.tfprovider.internal.plugin.RecordingProcess;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CrashReportTests {

	@Test
	void printStartsWithTheWordHostsLookFor() {
		RecordingProcess process = new RecordingProcess(Map.of());
		CrashReport.print(new IllegalStateException("boom"), process.standardError());
		assertThat(process.error().lines()).startsWith("panic: java.lang.IllegalStateException: boom")
			.anyMatch((line) -> line.startsWith("\tat " + CrashReportTests.class.getName()));
	}

}
