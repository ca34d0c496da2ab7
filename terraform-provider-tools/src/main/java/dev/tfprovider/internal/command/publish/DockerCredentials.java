/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.RegistryJson;

/**
 * Reads the credentials that {@code docker login} or {@code oras login} wrote.
 */
final class DockerCredentials {

	private DockerCredentials() {
	}

	/**
	 * Return the credentials of a registry.
	 * @param environment variables: DOCKER_CONFIG names the folder of the file
	 * @param registry address of the registry
	 * @return the credentials, none if there are none
	 * @throws IOException if the file cannot be read
	 */
	static Credentials of(Map<String, String> environment, URI registry) throws IOException {
		Path file = folder(environment, Platform.current()).resolve("config.json");
		if (Files.notExists(file)) {
			return Credentials.NONE;
		}
		RegistryJson configuration = RegistryJson.parse(file.toString(), Files.readAllBytes(file));
		String host = registry.getRawAuthority();
		for (String key : List.of(host, "https://" + host, "http://" + host, "https://" + host + "/v2/")) {
			String encoded = configuration.text("auths", key, "auth");
			if (!encoded.isEmpty()) {
				return Credentials.NONE.with(registry, "Authorization", "Basic " + normal(file, key, encoded));
			}
		}
		String helper = configuration.text("credHelpers", host);
		if (helper.isEmpty()) {
			helper = configuration.text("credsStore");
		}
		return helper.isEmpty() ? Credentials.NONE : ask(file, helper, registry);
	}

	/**
	 * Return the folder where Docker keeps its configuration. A variable that is empty is
	 * none.
	 */
	static Path folder(Map<String, String> environment, Platform platform) {
		String named = environment.getOrDefault("DOCKER_CONFIG", "");
		String home = environment.getOrDefault(platform.isWindows() ? "USERPROFILE" : "HOME", "");
		return !named.isEmpty() ? Path.of(named)
				: Path.of(home.isEmpty() ? System.getProperty("user.home") : home, ".docker");
	}

	private static String normal(Path file, String key, String encoded) {
		try {
			String decoded = new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8);
			if (decoded.contains(":")) {
				return encoded;
			}
		}
		catch (IllegalArgumentException ex) {
			// Below
		}
		throw Refusal.of("The credentials of %s in %s are not base64 of USER:PASSWORD. Log in again.", key, file);
	}

	/**
	 * Ask the program that keeps the credentials. It answers with a failure if it has
	 * none.
	 */
	private static Credentials ask(Path file, String helper, URI registry) throws IOException {
		Refusal.when(!helper.matches("[A-Za-z0-9._-]+"), "'%s' is no name of a credential helper of Docker.", helper);
		Process process = start(file, helper, registry);
		process.getOutputStream().write(registry.getRawAuthority().getBytes(StandardCharsets.UTF_8));
		process.getOutputStream().close();
		byte[] answer = process.getInputStream().readAllBytes();
		try {
			if (process.waitFor() != 0) {
				return Credentials.NONE;
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw CommandFailedException.of("Interrupted.");
		}
		RegistryJson json = RegistryJson.parse("The answer of docker-credential-" + helper, answer);
		return Credentials.NONE.with(registry, "Authorization",
				Credentials.basic(json.text("Username"), json.text("Secret")));
	}

	private static Process start(Path file, String helper, URI registry) {
		try {
			return new ProcessBuilder("docker-credential-" + helper, "get")
				.redirectError(ProcessBuilder.Redirect.DISCARD)
				.start();
		}
		catch (IOException ex) {
			throw Refusal.of(
					"The credentials of %s are kept by 'docker-credential-%s', as %s says, which cannot be run: %s. "
							+ "Install it, or name a folder in DOCKER_CONFIG whose config.json has them in 'auths'.",
					registry.getRawAuthority(), helper, file, ex.getMessage());
		}
	}

}
