/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every resource of large public descriptions: compiled, started, its schema read by
 * Terraform. Where the descriptions come from is written beside them.
 */
class LargeDescriptionsTests {

	@TempDir
	Path folder;

	@ParameterizedTest
	@Tag("thorough")
	@CsvSource({ "box.json, 28", "asana.yaml, 20", "github.json, 72" })
	void allResourcesOfADescriptionCompileAndStart(String name, int resources) throws Exception {
		Path description = this.folder.resolve(name);
		try (InputStream packed = LargeDescriptionsTests.class.getResourceAsStream(name + ".gz");
				InputStream text = new GZIPInputStream(Objects.requireNonNull(packed))) {
			Files.copy(text, description);
		}
		String provider = name.substring(0, name.indexOf('.'));
		try (CompiledProvider started = CompiledProvider.generate(Files.createDirectory(this.folder.resolve("project")),
				provider, description.toString())) {
			assertThat(started.definition().resources()).hasSize(resources);
			TerraformRun plan = started.terraform()
				.withProvider(Map.of("endpoint", "http://localhost:1"))
				.plan(Configuration.empty());
			assertThat(plan.diagnostics()).isEmpty();
			TestExecutionSummary summary = started.test(tested(Integer.getInteger("generated.tests", 5)));
			assertThat(summary.getFailures()).extracting((failure) -> failure.getException()).isEmpty();
			assertThat(summary.getTestsSucceededCount()).isGreaterThan(0);
		}
	}

	/**
	 * Return the first of the models.
	 */
	private String[] tested(int most) throws IOException {
		try (Stream<Path> files = Files.list(this.folder.resolve("project/src/test/java/com/acme"))) {
			return files.map((file) -> file.getFileName().toString().replace("ResourceTests.java", ""))
				.sorted()
				.limit(most)
				.toArray(String[]::new);
		}
	}

}
