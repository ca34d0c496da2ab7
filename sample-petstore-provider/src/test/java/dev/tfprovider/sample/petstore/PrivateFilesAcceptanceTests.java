/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a provider leaves beside the working directory while it runs, for a user whose
 * files are for all.
 */
@LaunchedPetstoreAcceptance
class PrivateFilesAcceptanceTests {

	@RegisterExtension
	final ResidentProcesses processes = new ResidentProcesses();

	@TempDir
	Path temporary;

	@Test
	void socketIsForItsUserAlone() throws IOException {
		Path sockets = Files.createDirectory(this.temporary.resolve("sockets"));
		try (SmallestHost alone = launch(Map.of("PETSTORE_PROCESS", "launch", "TERRAFORM_PROVIDER_SERVER_TRANSPORT",
				"unix", "PLUGIN_UNIX_SOCKET_DIR", sockets.toString()))) {
			assertThat(alone.handshake()).startsWith("1|6|unix|" + sockets);
			PrivateFiles.assertAll(sockets);
		}
	}

	@Test
	@OnJvm
	void filesOfProcessesAreForTheirUserAlone() throws IOException {
		Map<String, String> environment = new HashMap<>(this.processes.environment());
		environment.put("PETSTORE_JAVA_OPTS", "-Djava.io.tmpdir=" + this.temporary);
		try (SmallestHost served = launch(environment)) {
			assertThat(served.handshake()).matches(SmallestHost.HANDSHAKE);
			assertThat(this.processes.all()).hasSize(1);
			PrivateFiles.assertAll(this.processes.folder());
			assertThat(this.temporary).isEmptyDirectory();
		}
	}

	private static SmallestHost launch(Map<String, String> environment) throws IOException {
		List<String> command = new ArrayList<>(PrivateFiles.WITHOUT_MASK);
		command.add(PackagedProvider.launcher().toString());
		return SmallestHost.launch(environment, command.toArray());
	}

}
