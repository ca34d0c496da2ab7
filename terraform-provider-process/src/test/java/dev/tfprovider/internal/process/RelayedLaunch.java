/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * A launch as a launcher hands it over, and the relay it becomes.
 */
final class RelayedLaunch implements AutoCloseable {

	private final Socket connection;

	private final BufferedReader input;

	private RelayedLaunch(Socket connection) throws IOException {
		this.connection = connection;
		this.input = new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
	}

	/**
	 * Ask for a launch.
	 * @param file file of the process
	 * @param parent the host
	 * @param directory working directory of the host
	 * @param environment environment of the launch
	 */
	static RelayedLaunch ask(ProcessFile file, long parent, Path directory, Map<String, String> environment)
			throws IOException {
		String[] fields = Files.readString(file.path()).strip().split(" ");
		RelayedLaunch launch = new RelayedLaunch(
				new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(fields[0])));
		int half = fields[1].length() / 2;
		launch.say(fields[1].substring(0, half) + "\n");
		if (!fields[1].substring(half).equals(launch.readLine())) {
			throw new IOException("No proof");
		}
		StringBuilder request = new StringBuilder("launch\n1\0").append(parent)
			.append("\0content\0")
			.append(directory)
			.append('\0');
		environment.forEach((name, value) -> request.append(name).append('=').append(value).append('\0'));
		launch.say(request.append('\0').toString());
		return launch;
	}

	private void say(String text) throws IOException {
		this.connection.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
	}

	@Nullable String readLine() throws IOException {
		return this.input.readLine();
	}

	/**
	 * Read what is left of the log, until the process closes it.
	 */
	List<String> remainingLog() {
		return this.input.lines().toList();
	}

	@Override
	public void close() throws IOException {
		this.connection.close();
	}

}
