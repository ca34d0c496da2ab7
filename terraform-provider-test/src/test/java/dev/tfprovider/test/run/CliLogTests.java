/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CliLogTests {

	@Test
	void entryHasLevelModuleMessageAndFields() {
		assertThat(CliLog.parse("2026-11-20T13:46:27.769Z [INFO]  provider.terraform-provider-petstore: Created: a: "
				+ "thread=main @module=acme.pets pet=\"Rex \\\"the\\\" dog\" empty= timestamp=2026-11-20T13:46:27.769Z"))
			.containsExactly(new Run.LogEntry("INFO", "acme.pets", "Created: a",
					Map.of("thread", "main", "pet", "Rex \"the\" dog", "empty", "")));
	}

	@Test
	void entryWithoutFieldsIsItsMessage() {
		assertThat(CliLog.parse("2026-11-20T13:46:27.769Z [DEBUG] provider.terraform-provider-petstore_v1: = x: y"))
			.containsExactly(new Run.LogEntry("DEBUG", "", "= x: y", Map.of()));
	}

	@Test
	void valueOfSeveralLinesBelongsToItsField() {
		assertThat(CliLog.parse(String.join("\n",
				"2026-11-20T13:46:27.769Z [ERROR] provider.terraform-provider-petstore: failed:", "  stacktrace=",
				"  | java.lang.IllegalStateException: no", "  | \\tat acme.Pets", "   @module=m thread=main",
				"2026-11-20T13:46:27.769Z [WARN]  provider.terraform-provider-petstore: next")))
			.containsExactly(
					new Run.LogEntry("ERROR", "m", "failed", Map.of("stacktrace",
							"java.lang.IllegalStateException: no\n\tat acme.Pets", "thread", "main")),
					new Run.LogEntry("WARN", "", "next", Map.of()));
	}

	@Test
	void whatTheCliItselfLogsIsLeftOut() {
		assertThat(CliLog.parse("""
				2026-11-20T13:46:28.108Z [INFO]  provider: plugin process exited: plugin=/x id=18491
				2026-11-20T13:46:28.108Z [DEBUG] core: something
				no entry at all
				""")).isEmpty();
	}

}
