/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A failed test shows what Terraform did last, once.
 */
class FailedTestReportTests {

	private static final String ENABLED = "failing-tests";

	@Test
	void plainAssertionIsFollowedByTheLastCommand() {
		Throwable failure = failure("assertsPlainly");
		assertThat(failure.getSuppressed()).singleElement()
			.asString()
			.startsWith("last command: terraform plan (in memory)")
			.contains("\"text\" : \"one\"")
			.contains("\"endpoint_url\" : \"http://report\"");
	}

	@Test
	void assertionThatShowsTheRunIsNotFollowedByIt() {
		assertThat(failure("assertsOnTheRun").getSuppressed()).isEmpty();
	}

	@Test
	void testWithoutACommandIsNotFollowedByOne() {
		assertThat(failure("runsNothing").getSuppressed()).isEmpty();
	}

	private static Throwable failure(String method) {
		System.setProperty(ENABLED, "true");
		try {
			EngineExecutionResults results = EngineTestKit.engine("junit-jupiter")
				.selectors(DiscoverySelectors.selectMethod(Failing.class, method, "dev.tfprovider.test.Terraform"))
				.execute();
			return results.testEvents()
				.failed()
				.stream()
				.map(Event::getPayload)
				.map((payload) -> (TestExecutionResult) payload.orElseThrow())
				.map((result) -> result.getThrowable().orElseThrow())
				.findFirst()
				.orElseThrow();
		}
		finally {
			System.clearProperty(ENABLED);
		}
	}

	@TerraformProviderTest(application = NotesProvider.class,
			properties = { "terraform.provider.name=notes", "terraform.test.settings.endpoint-url=http://report" })
	@EnabledIfSystemProperty(named = ENABLED, matches = "true")
	static class Failing {

		@Test
		void assertsPlainly(Terraform terraform) {
			assertThat(terraform.plan(note()).changes()).isEmpty();
		}

		@Test
		void assertsOnTheRun(Terraform terraform) {
			assertThat(terraform.plan(note())).hasNoChanges();
		}

		@Test
		void runsNothing(Terraform terraform) {
			assertThat(terraform).isNull();
		}

		private static Configuration note() {
			return Configuration.of("notes_note.a", Map.of("text", "one"));
		}

	}

}
