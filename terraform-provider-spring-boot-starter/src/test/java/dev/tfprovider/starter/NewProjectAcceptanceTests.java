/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The project that the jar of the commands writes, built and applied, no line of it
 * changed.
 */
@Tag("thorough")
class NewProjectAcceptanceTests {

	@TempDir
	Path directory;

	@ParameterizedTest
	@ValueSource(strings = { "java", "kotlin" })
	void projectIsBuiltTestedInstalledAndApplied(String language) throws Exception {
		NewProjectFolder.assumeOneCli();
		NewProjectFolder project = NewProjectFolder.create(this.directory, "--language", language);
		project.run(project.path(), project.maven("package"));
		assertTested(project.path().resolve("target/surefire-reports"));
		assertApplied(project, "target/terraform-provider-notes-0.1.0.jar");
	}

	@ParameterizedTest
	@CsvSource({ "gradle,java", "gradle,kotlin", "gradle-kotlin,java", "gradle-kotlin,kotlin" })
	void projectOfGradleIsBuiltTestedInstalledAndApplied(String build, String language) throws Exception {
		NewProjectFolder.assumeOneCli();
		assumeTrue(NewProjectFolder.isGradleThere(), "needs Gradle 8.14 or newer");
		NewProjectFolder project = NewProjectFolder.create(this.directory, "--build", build, "--language", language);
		project.run(project.path(), project.gradle("build"));
		assertTested(project.path().resolve("build/test-results/test"));
		assertThat(project.run(project.path(), project.gradle("-q", "bootRun", "--args=version"))).contains("0.1.0");
		assertApplied(project, "build/libs/terraform-provider-notes-0.1.0.jar");
	}

	private static void assertTested(Path reports) {
		assertThat(reports.resolve("TEST-com.acme.notes.ItemResourceTests.xml")).content()
			.contains("tests=\"3\"", "errors=\"0\"", "failures=\"0\"");
	}

	private static void assertApplied(NewProjectFolder project, String jar) throws IOException, InterruptedException {
		project.run(project.path(), NewProjectFolder.java(), "-jar", jar, "install", "--dir",
				project.home().resolve(".terraform.d/plugins").toString());
		Path examples = project.path().resolve("examples");
		project.run(examples, NewProjectFolder.cli(), "init");
		assertThat(project.run(examples, NewProjectFolder.cli(), "apply", "-auto-approve", "-no-color"))
			.contains("Resources: 1 added", "\"hello\",");
		assertThat(examples.resolve("items/hello.txt")).hasContent("Hello, Terraform");
	}

}
