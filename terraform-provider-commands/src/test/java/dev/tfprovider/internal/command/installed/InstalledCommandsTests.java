/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import com.acme.AuthorCommand;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.start.PrepareCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class InstalledCommandsTests {

	@Test
	void executableHasEveryCommandOfItsAuthor(@TempDir Path folder) throws Exception {
		Path services = Files.createDirectories(folder.resolve("META-INF/services"));
		Files.writeString(services.resolve(ProviderCommand.class.getName()), AuthorCommand.class.getName());
		Thread thread = Thread.currentThread();
		ClassLoader before = thread.getContextClassLoader();
		try (URLClassLoader withAuthor = new URLClassLoader(new URL[] { folder.toUri().toURL() }, before)) {
			thread.setContextClassLoader(withAuthor);
			PersonProcess process = new PersonProcess("prepare");
			assertThat(new InstalledCommands(true, List.of()).run(process, NotesProvider.commanded())).isZero();
			assertThat(process.out()).isEqualToIgnoringNewLines("prepared");
		}
		finally {
			thread.setContextClassLoader(before);
		}
	}

	@Test
	void executableNeedsNoPreparation() {
		assertThat(new InstalledCommands(true, List.of(new PrepareCommand())).all()).extracting(ProviderCommand::name)
			.containsExactly("completion", "sbom", "schema", "version");
		assertThat(new InstalledCommands().all()).extracting(ProviderCommand::name)
			.containsExactly("completion", "prepare", "sbom", "schema", "version");
	}

}
