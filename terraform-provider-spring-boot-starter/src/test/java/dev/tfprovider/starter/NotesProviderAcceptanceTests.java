/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The first provider of the documents behind a launcher of two lines, written by hand.
 */
@Tag("thorough")
@TerraformAcceptanceTest(source = "acme/notes", launcher = "target/it/notes-provider")
class NotesProviderAcceptanceTests {

	private static final Path PROJECT = Path.of("target", "it", "notes-provider");

	private static final String NOTE = "notes_note.hello";

	/**
	 * Extract the executable jar, as the page on running says.
	 */
	@BeforeAll
	static void extract() throws IOException, InterruptedException {
		Process extracting = new ProcessBuilder(NewProjectFolder.java(), "-Djarmode=tools", "-jar",
				"target/notes-provider-0.1.0.jar", "extract", "--force", "--destination", "target/notes-provider")
			.directory(PROJECT.toFile())
			.inheritIO()
			.start();
		assertThat(extracting.waitFor()).isZero();
	}

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
