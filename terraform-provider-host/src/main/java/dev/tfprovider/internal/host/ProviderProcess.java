/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.internal.plugin.DaemonThread;

/**
 * A provider process as its host sees it. Its standard output is read to the end, so it
 * never blocks the provider.
 */
public final class ProviderProcess implements AutoCloseable {

	private static final int LAST_OUTPUT_MILLISECONDS = 5000;

	private final Process process;

	private final long started;

	private final List<String> output = new CopyOnWriteArrayList<>();

	private final CountDownLatch firstLine = new CountDownLatch(1);

	private final Thread reader;

	private volatile long told;

	private ProviderProcess(Process process, long started) {
		this.process = process;
		this.started = started;
		this.reader = DaemonThread.start("provider-output", this::read);
	}

	/**
	 * Start a provider.
	 * @param builder its command, and the {@linkplain HostEnvironment environment of a
	 * host}
	 * @return the process
	 * @throws IOException if it cannot be started
	 */
	public static ProviderProcess start(ProcessBuilder builder) throws IOException {
		long started = System.nanoTime();
		return new ProviderProcess(builder.start(), started);
	}

	private void read() {
		try (BufferedReader lines = this.process.inputReader(StandardCharsets.UTF_8)) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				if (this.output.isEmpty()) {
					this.told = System.nanoTime();
				}
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
	 * Wait for the first line of standard output, which is the handshake line.
	 * @param longest how long to wait
	 * @return the line; empty if the process ended without one
	 * @throws TimeoutException if there is none by then
	 * @throws InterruptedException if the thread is interrupted meanwhile
	 */
	public Optional<String> firstLine(Duration longest) throws TimeoutException, InterruptedException {
		if (!this.firstLine.await(longest.toNanos(), TimeUnit.NANOSECONDS)) {
			throw new TimeoutException("There is no handshake line after " + longest);
		}
		return this.output.stream().findFirst();
	}

	/**
	 * Return how long it took until the first line of standard output.
	 * @return the time since the process was started
	 * @throws IllegalStateException if there is no line yet
	 */
	public Duration toldAfter() {
		if (this.told == 0) {
			throw new IllegalStateException("The provider has said nothing yet");
		}
		return Duration.ofNanos(this.told - this.started);
	}

	/**
	 * Wait until the process has ended.
	 * @param longest how long to wait
	 * @return whether it has
	 * @throws InterruptedException if the thread is interrupted meanwhile
	 */
	public boolean hasEndedWithin(Duration longest) throws InterruptedException {
		if (!this.process.waitFor(longest.toNanos(), TimeUnit.NANOSECONDS)) {
			return false;
		}
		// somebody else may keep the stream open
		this.reader.join(LAST_OUTPUT_MILLISECONDS);
		return true;
	}

	/**
	 * Return the lines on standard output so far.
	 * @return the lines, the handshake line first
	 */
	public List<String> standardOutput() {
		return List.copyOf(this.output);
	}

	/**
	 * Return the process itself.
	 * @return the process
	 */
	public Process process() {
		return this.process;
	}

	/**
	 * End the process, and what it has started, with no chance to clean up.
	 */
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
	}

}
