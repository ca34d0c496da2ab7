/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.internal.host.HostEnvironment;

/**
 * A launch by the smallest of hosts: it starts the launcher and reads the handshake line.
 */
final class SmallestHost implements AutoCloseable {

	static final String HANDSHAKE = "1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|";

	private final Process process;

	private final BufferedReader output;

	private SmallestHost(Process process) {
		this.process = process;
		this.output = process.inputReader(StandardCharsets.UTF_8);
	}

	/**
	 * Launch.
	 * @param environment variables besides those of this process
	 * @param command what to start
	 */
	static SmallestHost launch(Map<String, String> environment, Object... command) throws IOException {
		List<String> words = new ArrayList<>();
		for (Object word : command) {
			words.add(word.toString());
		}
		ProcessBuilder builder = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD);
		return new SmallestHost(new HostEnvironment(null).with(environment).applyTo(builder).start());
	}

	static SmallestHost launch(Map<String, String> environment, Path launcher, Path directory) throws IOException {
		return launch(environment, "sh", "-c", "cd \"$1\" && exec \"$0\"", launcher, directory);
	}

	String handshake() throws IOException {
		return this.output.readLine();
	}

	/**
	 * Return whether the launch is served by another process.
	 */
	boolean isRelay() {
		return this.process.info().command().orElse("").endsWith("/cat");
	}

	/**
	 * Return the launcher, or what became of it, and what it has started.
	 */
	Stream<Long> processes() {
		return Stream.concat(Stream.of(this.process.toHandle()), this.process.descendants()).map(ProcessHandle::pid);
	}

	/**
	 * End the launcher, or what became of it, with no chance to clean up.
	 */
	void kill() {
		this.process.destroyForcibly().onExit().join();
	}

	@Override
	public void close() {
		kill();
	}

}
