/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.internal.command.publish.ReleaseSteps;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
	void releaseBuildsPackagesSignsAttestsVerifiesAndPublishes(String build, String language, String folder) {
		Map<String, Object> release = workflow(build, language, "release");
		assertThat(map(release.get("permissions"))).isEqualTo(Map.of("contents", "read"));
		// YAML reads the word "on" as a boolean
		assertThat(map(map(release.get(Boolean.TRUE)).get("push"))).isEqualTo(Map.of("tags", List.of("v*")));
		Map<String, Object> jobs = map(release.get("jobs"));
		assertThat(jobs.keySet())
			.isEqualTo(build.equals("maven") ? Set.of("native", "package", "release") : Set.of("package", "release"));
		assertThat(map(map(jobs.get("release")).get("permissions")))
			.isEqualTo(Map.of("contents", "write", "id-token", "write", "attestations", "write"));
		String java = "java -jar " + folder + "terraform-provider-notes-0.1.0.jar ";
		assertThat(runs(map(jobs.get("package")))).anyMatch((run) -> run.startsWith(java + "package "));
		assertThat(runs(map(jobs.get("release")))).satisfiesExactly((run) -> assertThat(run).startsWith(java + "sign "),
				(run) -> assertThat(run).startsWith(java + "verify "), (run) -> assertThat(run).startsWith("echo "),
				(run) -> assertThat(run).startsWith(java + "publish "));
		assertThat(list(map(jobs.get("release")).get("steps"))).extracting((step) -> step.get("uses"))
			.contains("actions/attest@v4");
	}

	@Test
	void executablesOfEveryRunnerArePackagedBesideJava() {
		Map<String, Object> jobs = map(workflow("maven", "java", "release").get("jobs"));
		Map<String, Object> executable = map(jobs.get("native"));
		assertThat(map(map(executable.get("strategy")).get("matrix")))
			.isEqualTo(Map.of("os", List.of("ubuntu-latest", "ubuntu-24.04-arm", "macos-latest", "windows-latest")));
		assertThat(runs(executable)).containsExactly("mvn --batch-mode -Pnative package -DskipTests");
		assertThat(map(jobs.get("package"))).containsEntry("needs", "native");
		assertThat(runs(map(jobs.get("package")))).last()
			.asString()
			.endsWith(" --native \"$(find executables -type f | paste -sd , -)\"");
	}

	/**
	 * Every command of a release, as the shells of the forges run it, but for the build
	 * and the package, whose options are read.
	 */
	@ParameterizedTest
	@EnumSource
	@DisabledOnOs(OS.WINDOWS)
	@Tag("thorough")
	void stepsOfReleasesRun(Forge forge, @TempDir Path directory) throws Exception {
		List<String> lines = new ArrayList<>();
		if (forge == Forge.GITHUB) {
			Map<String, Object> jobs = map(workflow("maven", "java", "release").get("jobs"));
			List.of("package", "release").forEach((job) -> lines.addAll(runs(map(jobs.get(job)))));
			ReleaseSteps.onGitHub(directory, lines);
		}
		else {
			Map<String, Object> jobs = map(read(forge, "maven", "java", ".gitlab-ci.yml"));
			for (String job : List.of("package", "pages")) {
				((List<?>) map(jobs.get(job)).get("script")).forEach((line) -> lines.add(String.valueOf(line)));
			}
			ReleaseSteps.onGitLab(directory, lines);
		}
	}

	private static List<String> runs(Map<String, Object> job) {
		return list(job.get("steps")).stream()
			.filter((step) -> step.containsKey("run"))
			.map((step) -> String.valueOf(step.get("run")))
			.toList();
	}

	@ParameterizedTest
	@CsvSource({ "maven,java,build", "maven,java,release", "gradle,java,build", "gradle-kotlin,kotlin,release" })
	void everyStepIsAnActionWithAVersionOrACommand(String build, String language, String name) {
		Map<String, Object> workflow = workflow(build, language, name);
		assertThat(workflow.keySet()).isEqualTo(Set.of("name", Boolean.TRUE, "permissions", "jobs"));
		List<Map<String, Object>> steps = map(workflow.get("jobs")).values()
			.stream()
			.flatMap((job) -> list(map(job).get("steps")).stream())
			.toList();
		assertThat(steps).allSatisfy((step) -> {
			assertThat(step.containsKey("uses") ^ step.containsKey("run")).as("%s", step).isTrue();
			assertThat(step.keySet()).isSubsetOf("uses", "with", "run", "env", "if", "id");
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
		return map(read(Forge.GITHUB, build, language, ".github/workflows/" + name + ".yml"));
	}

	private static Object read(Forge forge, String build, String language, String file) {
		String text = new ProjectTemplates(ProjectNames.of("acme/notes", Optional.empty()),
				ProjectKind.of(Optional.of(build), Optional.of(language)), false, List.of(forge))
			.files()
			.get(file);
		return new Yaml(new SafeConstructor(new LoaderOptions())).load(text);
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
