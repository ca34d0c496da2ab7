/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.CliLocator;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.EventConditions;
import org.junit.platform.testkit.engine.EventType;
import org.junit.platform.testkit.engine.TestExecutionResultConditions;

import static org.assertj.core.api.Assertions.assertThat;

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

	@Test
	void whenSeveralClisAreChosenTheClassRunsOnEach() throws IOException {
		EngineExecutionResults results = runOn(Matrix.class, cli("Terraform v1.7.5"), cli("OpenTofu v1.9.0-rc1"),
				cli("Terraform v1.12.0"));
		assertThat(names(results, EventType.STARTED)).containsExactly("Terraform 1.7.5", "anywhere", "old",
				"OpenTofu 1.9.0-rc1", "anywhere", "modern", "Terraform 1.12.0", "anywhere");
		assertThat(names(results, EventType.SKIPPED)).containsExactly("modern", "old", "modern", "old");
		assertThat(results.testEvents().skipped().stream().map((event) -> event.getPayload().orElseThrow()))
			.containsExactly("needs Terraform 1.8 or newer, but this is 1.7.5", "not for OpenTofu",
					"needs Terraform 1.11 or older, but this is 1.12.0",
					"needs Terraform 1.7 or older, but this is 1.12.0");
	}

	@Test
	void whenTheClassIsTooNewForACliItsTestsAreSkippedThere() throws IOException {
		EngineExecutionResults results = runOn(TooNew.class, cli("Terraform v1.7.5"), cli("Terraform v2.0.0"));
		results.testEvents().assertStatistics((statistics) -> statistics.skipped(1).succeeded(1));
	}

	private EngineExecutionResults runOn(Class<?> type, Path... clis) {
		return EngineTestKit.engine("junit-jupiter")
			.selectors(DiscoverySelectors.selectClass(type))
			.configurationParameter(CliLocator.CLI_PROPERTY,
					Stream.of(clis).map(Path::toString).collect(Collectors.joining(" , ")))
			.execute();
	}

	private Path cli(String version) throws IOException {
		Path cli = Files.writeString(this.empty.resolve(version.replace(' ', '-')),
				"#!/bin/sh\necho '" + version + "'\necho 'on linux_amd64'\n");
		assertThat(cli.toFile().setExecutable(true)).isTrue();
		return cli;
	}

	private static List<String> names(EngineExecutionResults results, EventType type) {
		return results.allEvents()
			.stream()
			.filter((event) -> event.getType() == type)
			.map((event) -> event.getTestDescriptor().getDisplayName().replaceFirst("\\(.*", ""))
			.filter((name) -> !name.equals("JUnit Jupiter") && !name.endsWith("$Matrix"))
			.toList();
	}

	@TerraformAcceptanceTest
	@TestMethodOrder(MethodOrderer.MethodName.class)
	static class Matrix {

		@Test
		void anywhere(TerraformCli terraform) {
			assertThat(terraform.version()).isIn("Terraform 1.7.5", "OpenTofu 1.9.0-rc1", "Terraform 1.12.0");
		}

		@Test
		@EnabledOnTerraform(min = "1.8", max = "1.11", tofuMin = "1.9")
		void modern(TerraformCli terraform) {
			assertThat(terraform.version()).isEqualTo("OpenTofu 1.9.0-rc1");
		}

		@Test
		@EnabledOnTerraform(max = "1.7", tofuMin = EnabledOnTerraform.NEVER)
		void old(TerraformCli terraform) {
			assertThat(terraform.version()).isEqualTo("Terraform 1.7.5");
		}

	}

	@TerraformAcceptanceTest
	@EnabledOnTerraform(min = "2")
	static class TooNew {

		@Test
		void runs(Terraform terraform) {
			assertThat(terraform).isNotNull();
		}

	}

	@TerraformAcceptanceTest
	static class Sample {

		@Test
		void runs(TerraformCli terraform) {
			throw new AssertionError("must not run");
		}

	}

}
