/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformAssertions;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformExamples;
import dev.tfprovider.test.spring.TerraformProviderAcceptanceTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderAcceptanceTest
class PetstoreExamplesAcceptanceTests {

	@Test
	void examplesAreValid(TerraformCli terraform) {
		Map<Path, Run> runs = TerraformExamples.validate(terraform, Path.of("examples"));
		assertThat(runs).containsKey(Path.of("examples/resources/petstore_pet"));
		runs.values().forEach((run) -> TerraformAssertions.assertThat(run).succeeded());
	}

	@Test
	void wrongExampleIsFoundAndTheNextOneIsNot(TerraformCli terraform, @TempDir Path examples) throws IOException {
		write(examples.resolve("resources/petstore_pet/resource.tf"),
				"resource \"petstore_pet\" \"a\" {\n  nmae = \"a\"\n}\n");
		write(examples.resolve("resources/petstore_user/user.tf"),
				"resource \"petstore_user\" \"a\" {\n  username = \"ada\"\n  first_name = \"A\"\n  last_name = \"L\"\n"
						+ "  email = \"ada@example.com\"\n  password = \"correct horse\"\n}\n");
		Map<Path, Run> runs = TerraformExamples.validate(terraform, examples);
		assertThat(runs).hasSize(2);
		TerraformAssertions.assertThat(runs.get(examples.resolve("resources/petstore_pet"))).failed();
		TerraformAssertions.assertThat(runs.get(examples.resolve("resources/petstore_user"))).succeeded();
	}

	private static void write(Path file, String text) throws IOException {
		Files.createDirectories(file.resolveSibling(".").normalize());
		Files.writeString(file, text);
	}

}
