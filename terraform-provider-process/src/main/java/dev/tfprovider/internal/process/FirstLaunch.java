/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.internal.plugin.PluginProcess;
import org.jspecify.annotations.Nullable;

/**
 * Represents the first launch of a command, whose process serves the later ones as well.
 * It has the streams of the process. Until the process can be found by others, its end is
 * the end of the process; from then on its end leaves the process to others.
 */
final class FirstLaunch implements SharedLaunch {

	private static final Duration PATIENCE = Duration.ofSeconds(1);

	private final PluginProcess process;

	private final CommandScope scope;

	private final LaunchThreads threads = new LaunchThreads();

	private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();

	private final CompletableFuture<@Nullable Void> overdue = new CompletableFuture<>();

	private volatile @Nullable CompletableFuture<Boolean> sharing;

	private volatile @Nullable PrintStream log;

	private volatile boolean processEnds;

	/**
	 * Begin the launch on the current thread, which all other threads come from.
	 * @param process the process, which its parent regards as its own
	 * @param scope what the launcher said
	 */
	FirstLaunch(PluginProcess process, CommandScope scope) {
		this.process = process;
		this.scope = scope;
		this.threads.enter(this);
	}

	/**
	 * Return what the launcher said.
	 * @return the scope
	 */
	CommandScope scope() {
		return this.scope;
	}

	/**
	 * Return which launch a thread of this process works for.
	 * @return the threads
	 */
	LaunchThreads threads() {
		return this.threads;
	}

	/**
	 * Let the process be found by others. Standard error is the launch's alone from now
	 * on.
	 * @param opening gives whether others can find the process. As long as that is not
	 * known, the launch does not end.
	 */
	void share(CompletableFuture<Boolean> opening) {
		this.log = this.process.standardError();
		this.sharing = opening;
	}

	/**
	 * Add what to do when the launch did not end in time, and code of it may still run.
	 * @param action what to do, on any thread
	 */
	void onOverdue(Runnable action) {
		this.overdue.thenRun(action);
	}

	@Override
	public boolean hasEnded() {
		return this.end.isDone();
	}

	@Override
	public void onEnd(Runnable action) {
		this.end.thenRun(action);
	}

	@Override
	public Optional<String> description() {
		return Optional.of("for process %s since %s".formatted(this.scope.host().pid(), startedAt()));
	}

	@Override
	public Map<String, String> environment() {
		return this.process.environment();
	}

	@Override
	public Path workingDirectory() {
		return this.process.workingDirectory();
	}

	@Override
	public List<String> arguments() {
		return this.process.arguments();
	}

	@Override
	public PrintStream standardOutput() {
		return this.process.standardOutput();
	}

	@Override
	public PrintStream standardError() {
		PrintStream own = this.log;
		return (own != null) ? own : this.process.standardError();
	}

	@Override
	public long processId() {
		return this.process.processId();
	}

	@Override
	public Instant startedAt() {
		return this.process.startedAt();
	}

	/**
	 * {@inheritDoc}
	 * <p>
	 * The parent is the launcher, which ends with the launch or is killed by the host.
	 */
	@Override
	public boolean parentAlive() {
		return hasEnded() || (this.scope.relay().isAlive() && this.scope.host().isAlive());
	}

	@Override
	public void onExit(Runnable task) {
		this.process.onExit(() -> {
			this.processEnds = true;
			task.run();
		});
	}

	@Override
	public void exit(int status) {
		if (isShared()) {
			end();
		}
		else {
			this.process.exit(status);
		}
	}

	@Override
	public void halt(int status) {
		if (this.processEnds || !isShared()) {
			this.process.halt(status);
		}
		else if (!hasEnded()) {
			end();
			this.overdue.complete(null);
		}
	}

	private boolean isShared() {
		CompletableFuture<Boolean> opening = this.sharing;
		if (opening == null) {
			return false;
		}
		try {
			return opening.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
		catch (ExecutionException | TimeoutException ex) {
			return false;
		}
	}

	/**
	 * Let go of the streams: the host waits until nobody has them any more, and the
	 * launcher for the end of standard input.
	 */
	private synchronized void end() {
		if (hasEnded()) {
			return;
		}
		standardOutput().flush();
		standardError().flush();
		this.log = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
		try {
			// Java puts something else in the place of these three when they are closed
			new FileOutputStream(FileDescriptor.out).close();
			new FileOutputStream(FileDescriptor.err).close();
			System.in.close();
		}
		catch (IOException ex) {
			// the launcher is killed in time
		}
		this.end.complete(null);
	}

}
