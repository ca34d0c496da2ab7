/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the workflows of a new project, read as YAML.
 */
class WorkflowTests {

	@ParameterizedTest
	@CsvSource({ "maven,java,mvn --batch-mode package", "maven,kotlin,mvn --batch-mode package",
			"gradle,java,gradle build", "gradle-kotlin,kotlin,gradle build" })
	void buildRunsOnEverySystemWithSeveralCommandLines(String build, String language, String command) {
		Map<String, Object> job = job(build, language, "build");
		assertThat(job).containsEntry("runs-on", "${{ matrix.os }}");
		Map<String, Object> matrix = map(map(job.get("strategy")).get("matrix"));
		assertThat(matrix).containsOnlyKeys("os", "cli")
			.containsEntry("os", List.of("ubuntu-latest", "macos-latest", "windows-latest"));
		assertThat(list(matrix.get("cli"))).hasSizeGreaterThan(2).allSatisfy((cli) -> {
			assertThat(cli).containsOnlyKeys("product", "version");
			assertThat(cli.get("product")).isIn("terraform", "tofu");
			assertThat(cli.get("version")).asString().matches("1\\.[0-9]+\\.[0-9]+");
		});
		assertThat(list(job.get("steps"))).extracting((step) -> step.get("run")).contains(command);
		assertThat(list(job.get("steps"))).last()
			.extracting((step) -> step.get("env"))
			.isEqualTo(Map.of("TERRAFORM_CLI", "${{ matrix.cli.product }}"));
	}

	@ParameterizedTest
	@CsvSource({ "maven,java,target/", "gradle,kotlin,build/libs/" })
	void releaseBuildsPackagesSignsAndPublishes(String build, String language, String folder) {
		Map<String, Object> release = workflow(build, language, "release");
		assertThat(map(release.get("permissions"))).isEqualTo(Map.of("contents", "write"));
		// YAML reads the word "on" as a boolean
		assertThat(map(map(release.get(Boolean.TRUE)).get("push"))).isEqualTo(Map.of("tags", List.of("v*")));
		assertThat(list(job(build, language, "release").get("steps")))
			.extracting((step) -> String.valueOf(step.get("run")))
			.anyMatch((run) -> run.contains("java -jar " + folder + "terraform-provider-notes-0.1.0.jar package")
					&& run.contains("--sign \"$key\" --out dist"))
			.anyMatch((run) -> run.startsWith("gh release create"));
	}

	@ParameterizedTest
	@CsvSource({ "maven,java,build", "maven,java,release", "gradle,java,build", "gradle-kotlin,kotlin,release" })
	void everyStepIsAnActionWithAVersionOrACommand(String build, String language, String name) {
		Map<String, Object> workflow = workflow(build, language, name);
		assertThat(workflow.keySet()).isEqualTo(Set.of("name", Boolean.TRUE, "permissions", "jobs"));
		assertThat(list(job(build, language, name).get("steps"))).allSatisfy((step) -> {
			assertThat(step.containsKey("uses") ^ step.containsKey("run")).as("%s", step).isTrue();
			assertThat(step.keySet()).isSubsetOf("uses", "with", "run", "env", "if");
			if (step.containsKey("uses")) {
				assertThat(step.get("uses")).asString().matches("[a-z]+/[a-z-]+(/[a-z-]+)?@v[0-9]+");
			}
		});
	}

	private static Map<String, Object> job(String build, String language, String name) {
		Map<String, Object> jobs = map(workflow(build, language, name).get("jobs"));
		assertThat(jobs).containsOnlyKeys(name);
		return map(jobs.get(name));
	}

	private static Map<String, Object> workflow(String build, String language, String name) {
		String text = new ProjectTemplates(ProjectNames.of("acme/notes", Optional.empty()),
				ProjectKind.of(Optional.of(build), Optional.of(language)), false)
			.files()
			.get(".github/workflows/" + name + ".yml");
		return map(new Yaml(new SafeConstructor(new LoaderOptions())).load(text));
	}

	@SuppressWarnings("unchecked")
	private static Map<String, Object> map(Object value) {
		assertThat(value).isInstanceOf(Map.class);
		return (Map<String, Object>) value;
	}

	@SuppressWarnings("unchecked")
	private static List<Map<String, Object>> list(Object value) {
		assertThat(value).isInstanceOf(List.class);
		return (List<Map<String, Object>>) value;
	}

}
