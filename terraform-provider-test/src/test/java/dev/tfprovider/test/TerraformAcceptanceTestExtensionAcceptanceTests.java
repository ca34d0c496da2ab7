/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformAcceptanceTest
class TerraformAcceptanceTestExtensionAcceptanceTests {

	private static final List<Path> DIRECTORIES = new ArrayList<>();

	@BeforeEach
	void forgetDirectories() {
		DIRECTORIES.clear();
	}

	@Test
	void eachTestHasAFreshDirectorySharedByConstructorAndMethods() {
		EngineExecutionResults results = run(Passing.class, "unset");
		results.testEvents().assertStatistics((statistics) -> statistics.started(3).succeeded(3));
		assertThat(DIRECTORIES).hasSize(3).doesNotHaveDuplicates().noneMatch(Files::exists);
	}

	@Test
	void failureShowsTheLastCommandAndDeletesTheDirectory() {
		Throwable failure = failure(run(Failing.class, "unset"));
		assertThat(failure).hasMessage("boom");
		assertThat(failure.getSuppressed()).hasSize(1);
		assertThat(failure.getSuppressed()[0].toString()).startsWith("last command: terraform apply -json")
			.contains("Apply complete!")
			.contains("output \"a\" { value = 1 }")
			.doesNotContain("kept in");
		assertThat(DIRECTORIES).hasSize(1).noneMatch(Files::exists);
	}

	@Test
	void failureWhenKeepIsSetNamesTheDirectory() {
		Throwable failure = failure(run(Failing.class, "terraform.keep"));
		Path root = DIRECTORIES.get(0).getParent();
		assertThat(failure.getSuppressed()[0].toString()).endsWith("kept in " + root);
		assertThat(root.resolve("configuration/main.tf")).hasContent("output \"a\" { value = 1 }");
		FileTrees.delete(root);
	}

	@Test
	void failedCommandNobodyLookedAtFailsTheTest() {
		Throwable failure = failure(run(Careless.class, "unset"));
		assertThat(failure).isInstanceOf(AssertionError.class)
			.hasMessageStartingWith("A command failed and the test did not look at it.")
			.hasMessageContaining("Error: Reference to undeclared resource");
		assertThat(failure.getSuppressed()[0]).hasToString("last command: see above");
	}

	private static EngineExecutionResults run(Class<?> testClass, String parameter) {
		return EngineTestKit.engine("junit-jupiter")
			.selectors(DiscoverySelectors.selectClass(testClass))
			.configurationParameter(parameter, "")
			.execute();
	}

	private static Throwable failure(EngineExecutionResults results) {
		return results.testEvents()
			.failed()
			.stream()
			.map(Event::getPayload)
			.map((payload) -> (TestExecutionResult) payload.orElseThrow())
			.map((result) -> result.getThrowable().orElseThrow())
			.findFirst()
			.orElseThrow();
	}

	@TerraformAcceptanceTest
	static class Passing {

		private final TerraformCli injected;

		Passing(TerraformCli injected) {
			this.injected = injected;
		}

		@BeforeEach
		void apply(TerraformCli terraform) {
			DIRECTORIES.add(terraform.directory());
			terraform.apply("output \"a\" { value = 1 }");
		}

		@Test
		void first(TerraformCli terraform) {
			assertThat(terraform.directory()).isEqualTo(this.injected.directory());
			assertThat(terraform.output("a")).isEqualTo(1);
		}

		@Test
		void second() {
			assertThat(this.injected.output("a")).isEqualTo(1);
		}

		@AfterEach
		void destroy(TerraformCli terraform) {
			assertThat(terraform.destroy().succeeded()).isTrue();
		}

		@Nested
		class Inner {

			@Test
			void third(TerraformCli terraform) {
				assertThat(terraform.output("a")).isEqualTo(1);
			}

		}

	}

	@TerraformAcceptanceTest
	static class Failing {

		@Test
		void fails(TerraformCli terraform) {
			DIRECTORIES.add(terraform.directory());
			terraform.apply("output \"a\" { value = 1 }");
			throw new IllegalStateException("boom");
		}

	}

	@TerraformAcceptanceTest
	static class Careless {

		@Test
		void doesNotLook(TerraformCli terraform) {
			terraform.apply("output \"a\" { value = missing.resource }");
		}

	}

}
