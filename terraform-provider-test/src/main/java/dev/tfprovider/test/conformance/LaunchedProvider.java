/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.conformance;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.test.internal.FileTrees;

/**
 * A provider process as its host sees it.
 */
final class LaunchedProvider implements AutoCloseable {

	/**
	 * How long hosts wait for the handshake line.
	 */
	private static final Duration LONGEST_START = Duration.ofMinutes(1);

	private final Process process;

	private final Path directory;

	private final List<String> output = new CopyOnWriteArrayList<>();

	private final CountDownLatch firstLine = new CountDownLatch(1);

	private final Thread reader;

	LaunchedProvider(Process process, Path directory) {
		this.process = process;
		this.directory = directory;
		this.reader = new Thread(this::read, "provider-output");
		this.reader.setDaemon(true);
		this.reader.start();
	}

	private void read() {
		try (BufferedReader lines = this.process.inputReader(StandardCharsets.UTF_8)) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				this.output.add(line);
				this.firstLine.countDown();
			}
		}
		catch (IOException ex) {
			// the process has ended
		}
		this.firstLine.countDown();
	}

	/**
	 * Wait for the handshake line.
	 */
	HandshakeFields handshake() {
		await(this.firstLine, LONGEST_START);
		if (this.output.isEmpty()) {
			throw new AssertionError("There is no handshake line. Standard error:\n" + standardError());
		}
		return HandshakeFields.parse(this.output.get(0));
	}

	/**
	 * Wait until the process ends.
	 * @return its exit status
	 */
	int exitStatus(Duration longest) {
		try {
			if (!this.process.waitFor(longest.toMillis(), TimeUnit.MILLISECONDS)) {
				throw new AssertionError("The process still runs after " + longest);
			}
			this.reader.join();
			return this.process.exitValue();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	boolean isAlive() {
		return this.process.isAlive();
	}

	long pid() {
		return this.process.pid();
	}

	/**
	 * Return the lines on standard output so far.
	 */
	List<String> standardOutput() {
		return List.copyOf(this.output);
	}

	String standardError() {
		return FileTrees.read(this.directory.resolve("stderr.txt"));
	}

	@Override
	public void close() {
		this.process.descendants().forEach(ProcessHandle::destroyForcibly);
		this.process.destroyForcibly();
		try {
			this.process.waitFor();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		FileTrees.delete(this.directory);
	}

	private static void await(CountDownLatch latch, Duration longest) {
		try {
			if (!latch.await(longest.toMillis(), TimeUnit.MILLISECONDS)) {
				throw new AssertionError("There is no handshake line after " + longest);
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

}
