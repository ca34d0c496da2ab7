/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.cli.TerraformCli;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.Run;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The provider of the README: a plain executable jar behind a launcher of two lines.
 */
@Tag("thorough")
@TerraformAcceptanceTest(source = "acme/notes", launcher = "target/it/notes-provider")
class NotesProviderAcceptanceTests {

	private static final String NOTE = "notes_note.hello";

	@Test
	void configurationOfTheReadmeRunsFromCreateToDestroy(TerraformCli terraform) throws IOException {
		Path file = terraform.directory().resolve("hello.txt");

		Run created = terraform.apply(configuration());
		assertThat(created).succeeded().hasAttribute(NOTE, "file", "hello.txt").hasAttribute(NOTE, "length", 16);
		assertThat(file).hasContent("Hello, Terraform");

		Files.writeString(file, "Goodbye");
		assertThat(terraform.plan()).succeeded().plans(NOTE, Action.UPDATE);

		assertThat(terraform.destroy()).succeeded();
		assertThat(file).doesNotExist();
	}

	@Test
	void exceptionOfAMethodBecomesAnError(TerraformCli terraform) throws IOException {
		Files.writeString(terraform.directory().resolve("hello.txt"), "somebody else's");

		assertThat(terraform.apply(configuration())).failed()
			.hasError("Could not create notes_note")
			.withDetail("FileAlreadyExistsException");
	}

	private static String configuration() throws IOException {
		return Files.readString(Path.of("src", "it", "notes-provider", "main.tf"));
	}

}
