/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;

import dev.tfprovider.test.internal.CliLocator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.EventConditions;
import org.junit.platform.testkit.engine.TestExecutionResultConditions;

class TerraformAcceptanceTestExtensionTests {

	@TempDir
	Path empty;

	@Test
	void whenThereIsNoCliTheClassIsSkippedWithTheReason() {
		EngineTestKit.engine("junit-jupiter")
			.selectors(DiscoverySelectors.selectClass(Sample.class))
			.configurationParameter(CliLocator.SEARCH_PATH_PROPERTY, this.empty.toString())
			.configurationParameter(CliLocator.CLI_PROPERTY, "")
			.execute()
			.containerEvents()
			.assertThatEvents()
			.haveExactly(1, EventConditions.event(EventConditions.container(Sample.class),
					EventConditions.skippedWithReason("no terraform or tofu on the PATH; set TERRAFORM_CLI")));
	}

	@Test
	void whenTheChosenCliIsMissingTheClassFails() {
		EngineTestKit.engine("junit-jupiter")
			.selectors(DiscoverySelectors.selectClass(Sample.class))
			.configurationParameter(CliLocator.CLI_PROPERTY, this.empty.resolve("terraform").toString())
			.execute()
			.containerEvents()
			.assertThatEvents()
			.haveExactly(1,
					EventConditions.event(EventConditions.container(Sample.class), EventConditions.finishedWithFailure(
							TestExecutionResultConditions.cause(TestExecutionResultConditions.message((text) -> text
								.endsWith("named by terraform.cli or TERRAFORM_CLI, is not an executable file"))))));
	}

	@TerraformAcceptanceTest
	static class Sample {

		@Test
		void runs(TerraformCli terraform) {
			throw new AssertionError("must not run");
		}

	}

}
