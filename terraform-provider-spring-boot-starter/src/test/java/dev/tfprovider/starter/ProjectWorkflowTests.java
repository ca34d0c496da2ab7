/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the workflow of this project and for what keeps its versions current, read as
 * YAML.
 */
class ProjectWorkflowTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Pattern ACTION = Pattern.compile("uses: (\\S+)");

	private final Map<String, Object> job = map(map(yaml(".github/workflows/build.yml").get("jobs")).get("build"));

	@Test
	void commandsAreThoseOfTheReadme() {
		String tryIt = read("README.md").split("\n## ")[1];
		List<String> commands = MarkedFence.of("\n" + tryIt)
			.stream()
			.filter((fence) -> fence.language().equals("sh"))
			.map((fence) -> fence.code().strip())
			.toList();
		assertThat(commands).hasSize(2);
		assertThat(steps().filter((step) -> step.containsKey("run"))
			.filter((step) -> !"matrix.boot == 'newest'".equals(step.get("if")))
			.map((step) -> step.get("run"))).containsExactlyElementsOf(commands);
	}

	@Test
	void everySystemHasEveryJdkAndTheNewestPatchOfSpringBootIsTried() {
		Map<String, Object> matrix = map(map(this.job.get("strategy")).get("matrix"));
		assertThat(matrix.get("os")).isEqualTo(List.of("ubuntu-latest", "macos-latest", "windows-latest"));
		assertThat(matrix.get("java")).isEqualTo(List.of(17, 21, 25));
		assertThat(list(matrix.get("include"))).extracting((more) -> more.get("boot")).containsOnly("newest");
		assertThat(steps().map((step) -> String.valueOf(step.get("run"))))
			.anyMatch((run) -> run.contains("-Dproperty=spring-boot.version"));
		assertThat(read("pom.xml")).contains("<spring-boot.version>");
	}

	@Test
	void actionsAreThoseOfANewProject() {
		String made = read(
				"terraform-provider-tools/src/main/resources/dev/tfprovider/internal/command/create/build.yml");
		Set<String> known = ACTION.matcher(made)
			.results()
			.map((MatchResult result) -> result.group(1))
			.collect(Collectors.toSet());
		assertThat(steps().map((step) -> step.get("uses")).filter(Objects::nonNull).map(String::valueOf)).isNotEmpty()
			.isSubsetOf(known);
	}

	@Test
	void botLooksAtTheBuildTheWorkflowsAndTheSite() {
		assertThat(list(yaml(".github/dependabot.yml").get("updates")))
			.extracting((update) -> update.get("package-ecosystem"))
			.containsExactly("maven", "github-actions", "npm");
	}

	private Stream<Map<String, Object>> steps() {
		return list(this.job.get("steps")).stream();
	}

	private static Map<String, Object> yaml(String file) {
		return map(new Yaml(new SafeConstructor(new LoaderOptions())).load(read(file)));
	}

	private static String read(String file) {
		try {
			return Files.readString(ROOT.resolve(file));
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
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
