/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.development;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@DisabledOnOs(OS.WINDOWS)
class DevelopmentCommandTests {

	@TempDir
	private Path directory;

	@Test
	void writesAConfigurationWithTheOverrideAndPrintsTwoLines() throws Exception {
		Path folder = this.directory.resolve("a \"$b\" ${c}'d");
		PersonProcess process = new PersonProcess("dev", "--terraform", "--dir", folder.toString());
		assertThat(run(process)).as(process::err).isZero();
		assertThat(process.out().lines()).containsExactly(
				"export TF_CLI_CONFIG_FILE='" + folder.toString().replace("'", "'\\''") + "/terraform.rc'",
				"terraform plan");
		assertThat(folder.resolve("terraform.rc")).content()
			.contains("    \"acme/notes\" = \"" + this.directory + "/a \\\"$b\\\" $${c}'d\"\n", "  direct {}");
		Path launcher = folder.resolve("terraform-provider-notes");
		assertThat(launcher).isExecutable();
		assertThat(launcher).content().startsWith("#!/bin/sh\n").contains(NotesProvider.class.getName(), "\"$@\"");
		assertThat(new ProcessBuilder("sh", "-n", launcher.toString()).start().waitFor()).isZero();
		assertThat(files(folder)).containsExactlyInAnyOrder("terraform.rc", "terraform-provider-notes");
	}

	@Test
	void writesAgainWhatItHasWritten() throws Exception {
		for (int i = 0; i < 2; i++) {
			assertThat(run(new PersonProcess("dev", "--terraform", "--dir", this.directory.toString()))).isZero();
		}
		assertThat(files(this.directory)).hasSize(2);
	}

	@Test
	void refusesToReplaceWhatOthersHaveWritten() throws Exception {
		Path file = Files.writeString(this.directory.resolve("terraform.rc"), "mine");
		assertRefused(1,
				"'%s' is there already, and 'dev --terraform' of acme/notes has not written it.".formatted(file), "dev",
				"--terraform", "--dir", this.directory.toString());
		assertThat(file).hasContent("mine");
		assertThat(files(this.directory)).containsExactly("terraform.rc");
		Files.delete(file);
		Files.createDirectory(this.directory.resolve("terraform-provider-notes"));
		assertRefused(1, "'%s/terraform-provider-notes' is there already".formatted(this.directory), "dev",
				"--terraform", "--dir", this.directory.toString());
		assertThat(files(this.directory)).containsExactly("terraform-provider-notes");
	}

	@Test
	void refusesAHugeFileWithoutReadingIt() throws Exception {
		Path file = this.directory.resolve("terraform.rc");
		try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
			huge.setLength(1L << 32);
		}
		assertRefused(1, "'%s' is there already".formatted(file), "dev", "--terraform", "--dir",
				this.directory.toString());
		assertThat(files(this.directory)).containsExactly("terraform.rc");
	}

	@Test
	void refusesAFolderInACircleOfLinks() throws Exception {
		Path link = Files.createSymbolicLink(this.directory.resolve("link"), Path.of("link"));
		assertRefused(1, "'%s/below' cannot be written to (".formatted(link), "dev", "--terraform", "--dir",
				link + "/below");
		assertThat(files(this.directory)).containsExactly("link");
	}

	@Test
	void refusesALinkToAnotherFile() throws Exception {
		Path mine = Files.writeString(this.directory.resolve("mine"), "# Written by 'dev --terraform' of acme/notes");
		Path folder = Files.createDirectory(this.directory.resolve("folder"));
		Files.createSymbolicLink(folder.resolve("terraform.rc"), mine);
		assertRefused(1, "'%s/terraform.rc' is there already".formatted(folder), "dev", "--terraform", "--dir",
				folder.toString());
		assertThat(files(folder)).containsExactly("terraform.rc");
	}

	@Test
	void refusesWhatIsNoFolder() throws Exception {
		Path file = Files.writeString(this.directory.resolve("file"), "mine");
		assertRefused(1, "'%s' cannot be written to (".formatted(file), "dev", "--terraform", "--dir", file.toString());
		assertRefused(1, "'%s/below' cannot be written to (".formatted(file), "dev", "--terraform", "--dir",
				file + "/below");
		assertRefused(1, "'a\0b' is no path: Nul character not allowed.", "dev", "--terraform", "--dir", "a\0b");
		assertThat(file).hasContent("mine");
	}

	@Test
	void refusesOptionsThatExcludeEachOther() {
		assertRefused(2, "'dev --terraform' has no other option than '--dir'", "dev", "--terraform", "--env-file", "x");
		assertRefused(2, "'dev --terraform' has no other option than '--dir'", "dev", "--dir", "x");
	}

	private static void assertRefused(int status, String message, String... arguments) {
		PersonProcess process = new PersonProcess(arguments);
		assertThat(run(process)).isEqualTo(status);
		assertThat(process.err()).startsWith(message);
		assertThat(process.out()).isEmpty();
	}

	private static Stream<String> files(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.map((file) -> file.getFileName().toString()).toList().stream();
		}
	}

	private static int run(PersonProcess process) {
		return new InstalledCommands().run(process, NotesProvider.commanded());
	}

}
