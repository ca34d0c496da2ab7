/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.log;

import java.util.Map;

import dev.tfprovider.internal.plugin.RecordingLaunch;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CrashReportTests {

	@Test
	void printStartsWithTheWordHostsLookFor() {
		RecordingLaunch launch = new RecordingLaunch(Map.of());
		CrashReport.print(new IllegalStateException("boom"), launch.standardError());
		assertThat(launch.error().lines()).startsWith("panic: java.lang.IllegalStateException: boom")
			.anyMatch((line) -> line.startsWith("\tat " + CrashReportTests.class.getName()));
	}

}
