/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.internal.command.line.Platform;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Where Docker keeps credentials.
 */
class DockerCredentialsTests {

	private static final Platform LINUX = new Platform("linux", "amd64");

	private static final Platform WINDOWS = new Platform("windows", "amd64");

	@Test
	void folderIsTheOneThatIsNamed() {
		Map<String, String> environment = Map.of("DOCKER_CONFIG", "/config", "HOME", "/home/ada", "USERPROFILE",
				"/users/ada");
		assertThat(DockerCredentials.folder(environment, LINUX)).isEqualTo(Path.of("/config"));
		assertThat(DockerCredentials.folder(environment, WINDOWS)).isEqualTo(Path.of("/config"));
	}

	@Test
	void folderIsInTheHomeOfThePlatform() {
		Map<String, String> environment = Map.of("DOCKER_CONFIG", "", "HOME", "/home/ada", "USERPROFILE", "/users/ada");
		assertThat(DockerCredentials.folder(environment, LINUX)).isEqualTo(Path.of("/home/ada/.docker"));
		assertThat(DockerCredentials.folder(environment, WINDOWS)).isEqualTo(Path.of("/users/ada/.docker"));
	}

	@Test
	void folderIsInTheHomeOfTheUserWithoutVariables() {
		Path home = Path.of(System.getProperty("user.home"), ".docker");
		assertThat(DockerCredentials.folder(Map.of(), LINUX)).isEqualTo(home);
		assertThat(DockerCredentials.folder(Map.of("HOME", ""), LINUX)).isEqualTo(home);
		assertThat(DockerCredentials.folder(Map.of("HOME", "/home/ada"), WINDOWS)).isEqualTo(home);
	}

}
