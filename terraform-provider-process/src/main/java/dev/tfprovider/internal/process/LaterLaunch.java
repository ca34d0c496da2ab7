/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.jspecify.annotations.Nullable;

/**
 * Represents one launch in a shared process, with streams, environment and exit of its
 * own. It is prepared with the environment that it is expected to have, and begins when a
 * launcher hands over a launch of that environment.
 */
final class LaterLaunch implements SharedLaunch {

	private final Map<String, String> expected;

	private final Path directory;

	private final CompletableFuture<Beginning> beginning = new CompletableFuture<>();

	private final CompletableFuture<@Nullable Void> hostGone = new CompletableFuture<>();

	private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();

	private final RelayOutput output = new RelayOutput();

	private final PrintStream standardOutput = new PrintStream(new HandshakeOutput(), false, StandardCharsets.UTF_8);

	private final PrintStream standardError = new PrintStream(this.output, true, StandardCharsets.UTF_8);

	private final Instant preparedAt = Instant.now();

	/**
	 * Prepare a launch.
	 * @param expected environment the launch will have
	 * @param directory working directory of the process
	 */
	LaterLaunch(Map<String, String> expected, Path directory) {
		this.expected = expected;
		this.directory = directory;
	}

	/**
	 * Tell whether a launch may become this one.
	 * @param request the launch that was handed over
	 * @return whether nothing that code may have seen is different
	 */
	boolean isFor(LaunchRequest request) {
		return LaunchVariables.visible(this.expected).equals(LaunchVariables.visible(request.environment()));
	}

	/**
	 * Begin.
	 * @param request the launch that was handed over
	 * @param relay where it gets its handshake line from
	 * @return {@code false} if the launch was begun or given up before
	 */
	boolean begin(LaunchRequest request, LaunchRelay relay) {
		return this.beginning
			.complete(new Beginning(request, relay, ProcessHandle.of(request.parent()).orElse(null), Instant.now()));
	}

	/**
	 * Give up a launch that has not begun.
	 * @return {@code false} if it has begun
	 */
	boolean giveUp() {
		boolean givenUp = this.beginning.cancel(false);
		if (givenUp) {
			end();
		}
		return givenUp;
	}

	/**
	 * Wait for the beginning.
	 * @return the launch that was handed over
	 * @throws java.util.concurrent.CancellationException if it was given up
	 */
	LaunchRequest awaitBeginning() {
		return this.beginning.join().request();
	}

	/**
	 * Wait until the relay goes away.
	 */
	void awaitRelay() {
		begun().ifPresent((beginning) -> beginning.relay().awaitEnd());
		loseHost();
	}

	/**
	 * End the launch because its host is gone, unless it has ended in order.
	 */
	void loseHost() {
		this.hostGone.complete(null);
	}

	/**
	 * Add what to do when the host, or the relay it knows, is gone without having ended
	 * the launch in order.
	 * @param action what to do, on any thread
	 */
	void onHostGone(Runnable action) {
		this.hostGone.thenRun(() -> {
			if (!hasEnded()) {
				action.run();
			}
		});
	}

	@Override
	public void onEnd(Runnable action) {
		this.end.thenRun(action);
	}

	@Override
	public boolean hasEnded() {
		return this.end.isDone();
	}

	@Override
	public Optional<String> description() {
		return begun()
			.map((beginning) -> "for process %s since %s".formatted(beginning.request().parent(), beginning.time()));
	}

	private Optional<Beginning> begun() {
		return (this.beginning.isDone() && !this.beginning.isCancelled()) ? Optional.of(this.beginning.join())
				: Optional.empty();
	}

	private void end() {
		begun().ifPresent((beginning) -> beginning.relay().close());
		this.output.close();
		this.end.complete(null);
		this.hostGone.complete(null);
	}

	@Override
	public Map<String, String> environment() {
		return begun().map((beginning) -> beginning.request().environment()).orElse(this.expected);
	}

	@Override
	public Path workingDirectory() {
		return this.directory;
	}

	@Override
	public List<String> arguments() {
		return List.of();
	}

	@Override
	public PrintStream standardOutput() {
		return this.standardOutput;
	}

	@Override
	public PrintStream standardError() {
		return this.standardError;
	}

	@Override
	public long processId() {
		return ProcessHandle.current().pid();
	}

	@Override
	public Instant startedAt() {
		return begun().map(Beginning::time).orElse(this.preparedAt);
	}

	@Override
	public boolean parentAlive() {
		return !this.hostGone.isDone() && begun().map(Beginning::hasParent).orElse(true);
	}

	/**
	 * {@inheritDoc}
	 * <p>
	 * The end of the process is no end of a launch: it has its own.
	 */
	@Override
	public void onExit(Runnable task) {
	}

	/**
	 * {@inheritDoc}
	 * <p>
	 * Ends the launch and leaves the process to others.
	 */
	@Override
	public void exit(int status) {
		end();
	}

	@Override
	public void halt(int status) {
		end();
	}

	private record Beginning(LaunchRequest request, LaunchRelay relay, @Nullable ProcessHandle parent, Instant time) {

		/**
		 * A parent that cannot be seen counts as alive: its relay tells.
		 */
		boolean hasParent() {
			return this.parent == null || this.parent.isAlive();
		}

	}

	/**
	 * Standard output of the launch: it carries the handshake line, once.
	 */
	private final class HandshakeOutput extends OutputStream {

		private final ByteArrayOutputStream line = new ByteArrayOutputStream();

		@Override
		public void write(int value) {
			this.line.write(value);
		}

		@Override
		public void write(byte[] bytes, int offset, int length) {
			this.line.write(bytes, offset, length);
		}

		@Override
		public void flush() throws IOException {
			Optional<Beginning> beginning = begun();
			if (beginning.isPresent() && this.line.size() > 0) {
				byte[] written = this.line.toByteArray();
				this.line.reset();
				LaterLaunch.this.output.open(beginning.get().relay().output(), written);
			}
		}

	}

}
