/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The example of a new project in this process.
 */
class NewProjectItemTests {

	@TempDir
	Path folder;

	@Test
	void configurationThatIsGeneratedFromAnItemIsValidAndPlansNoChange() throws Exception {
		try (CompiledProject project = CompiledProject.create(this.folder.resolve("notes"), "notes")) {
			InMemoryTerraform terraform = project.terraform()
				.withProvider(Map.of("directory", this.folder.resolve("items").toString()));
			for (String text : List.of("Hello", " two\nlines ", "${not} %{an} \"expression\"")) {
				assertThat(terraform.apply(Configuration.of("notes_item.hello", Map.of("name", "hello", "text", text))))
					.succeeded();
				assertThat(terraform.plan(terraform.generateConfiguration())).succeeded().hasNoChanges();
			}
		}
	}

}
