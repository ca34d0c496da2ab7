/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Compares the files that {@code new} writes for forges, and those of this project, with
 * the JSON schemas that are published of them: {@code -Dworkflow.schemas} names the
 * folder of {@code github-workflow.json}, {@code dependabot-2.0.json} and
 * {@code gitlab-ci.json}.
 */
@EnabledIfSystemProperty(named = "workflow.schemas", matches = ".+")
class WorkflowSchemaTests {

	private static final Path SCHEMAS = Path.of(System.getProperty("workflow.schemas", ""));

	private static final Path OWN = Path.of("../.github");

	@Test
	void workflowsOfNewProjectsAreAsTheSchemaSays() throws IOException {
		Map<String, String> files = new TreeMap<>();
		for (String build : List.of("maven", "gradle", "gradle-kotlin")) {
			for (String language : List.of("java", "kotlin")) {
				new ProjectTemplates(ProjectNames.of("acme/notes", Optional.empty()),
						ProjectKind.of(Optional.of(build), Optional.of(language)), false, List.of(Forge.values()))
					.files()
					.forEach((path, text) -> files.put(build + " " + language + " " + path, text));
			}
		}
		files.keySet().removeIf((path) -> !path.endsWith(".yml") || path.contains("application"));
		assertThat(files).hasSize(18);
		for (Map.Entry<String, String> file : files.entrySet()) {
			String schema = file.getKey().endsWith(".gitlab-ci.yml") ? "gitlab-ci.json" : "github-workflow.json";
			assertThat(problems(schema, file.getValue())).as(file.getKey()).isEmpty();
			assertThat(problems(schema, file.getValue().replace("runs-on:", "runs:").replace("rules:", "rule:")))
				.as("another " + file.getKey())
				.isNotEmpty();
		}
	}

	@Test
	void workflowsOfThisProjectAreAsTheSchemaSays() throws IOException {
		try (Stream<Path> workflows = Files.list(OWN.resolve("workflows"))) {
			for (Path workflow : workflows.toList()) {
				assertThat(problems("github-workflow.json", Files.readString(workflow))).as(workflow.toString())
					.isEmpty();
			}
		}
		assertThat(problems("dependabot-2.0.json", Files.readString(OWN.resolve("dependabot.yml")))).isEmpty();
	}

	private static List<Error> problems(String schema, String document) throws IOException {
		return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
			.getSchema(Files.readString(SCHEMAS.resolve(schema)), InputFormat.JSON)
			.validate(document, InputFormat.YAML);
	}

}
