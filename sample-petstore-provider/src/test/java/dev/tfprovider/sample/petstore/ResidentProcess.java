/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A process that serves several launches, as its file tells.
 *
 * @param file the file
 * @param port where it listens to launchers
 * @param token what it has to be told first
 * @param pid the process
 */
record ResidentProcess(Path file, int port, String token, long pid) {

	private static final Pattern SERVED = Pattern.compile("(\\d+) launches served");

	static Optional<ResidentProcess> read(Path file) {
		try {
			String[] fields = Files.readString(file).strip().split(" ");
			return Optional
				.of(new ResidentProcess(file, Integer.parseInt(fields[0]), fields[1], Long.parseLong(fields[2])));
		}
		catch (IOException | ArrayIndexOutOfBoundsException | NumberFormatException ex) {
			return Optional.empty();
		}
	}

	boolean isAlive() {
		return ProcessHandle.of(this.pid).isPresent();
	}

	/**
	 * Return how many launches it has served.
	 */
	int served() {
		return findServed().orElseThrow();
	}

	/**
	 * Return how many launches it has served, unless it ends at the moment.
	 */
	OptionalInt findServed() {
		try {
			Matcher served = SERVED.matcher(ask("status"));
			return served.find() ? OptionalInt.of(Integer.parseInt(served.group(1))) : OptionalInt.empty();
		}
		catch (UncheckedIOException ex) {
			return OptionalInt.empty();
		}
	}

	/**
	 * Wait until none of its launches runs any more.
	 */
	void awaitNoLaunch() {
		Waiting.until("the launches have ended", this::isIdle);
	}

	boolean isIdle() {
		return ask("status").lines().count() == 1;
	}

	/**
	 * Let it end with its last launch, unless it has ended by itself.
	 */
	void stop() {
		try {
			ask("stop");
		}
		catch (UncheckedIOException ex) {
			Waiting.until("the process that does not answer has ended", () -> !isAlive());
		}
	}

	String ask(String word) {
		try (Socket connection = connect()) {
			String question = this.token.substring(0, this.token.length() / 2);
			connection.getOutputStream().write((question + "\n" + word + "\n").getBytes(StandardCharsets.US_ASCII));
			String answer = new String(connection.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			return answer.substring(answer.indexOf('\n') + 1);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	Socket connect() throws IOException {
		return new Socket(InetAddress.getByAddress(new byte[] { 127, 0, 0, 1 }), this.port);
	}

	/**
	 * Let it hang, as a machine that is suspended does.
	 */
	void suspend() {
		signal("-STOP");
	}

	void resume() {
		signal("-CONT");
	}

	/**
	 * End it as a supervisor does that ends all processes of a group.
	 */
	void terminate() {
		signal("-TERM");
	}

	/**
	 * End it with no chance to clean up, and wait for that.
	 */
	void kill() {
		ProcessHandle.of(this.pid).ifPresent((process) -> {
			process.destroyForcibly();
			process.onExit().join();
		});
	}

	private void signal(String signal) {
		signal(signal, Stream.of(this.pid));
	}

	static void signal(String signal, Stream<Long> processes) {
		List<String> command = new ArrayList<>(List.of("kill", signal, "--"));
		processes.map(String::valueOf).forEach(command::add);
		try {
			new ProcessBuilder(command).start().waitFor();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

}
