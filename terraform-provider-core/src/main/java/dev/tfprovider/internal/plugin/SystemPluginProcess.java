/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The process of the operating system that this code runs in.
 */
public final class SystemPluginProcess implements PluginProcess {

	private final StdoutGuard stdoutGuard;

	private final List<String> arguments;

	private final Optional<ProcessHandle> parent;

	/**
	 * Create the process, remembering the present parent process.
	 * @param stdoutGuard owner of the real standard output
	 * @param arguments arguments given to {@code main}
	 */
	public SystemPluginProcess(StdoutGuard stdoutGuard, String... arguments) {
		this.stdoutGuard = stdoutGuard;
		this.arguments = List.of(arguments);
		this.parent = ProcessHandle.current().parent();
	}

	@Override
	public Map<String, String> environment() {
		return System.getenv();
	}

	@Override
	public Path workingDirectory() {
		return Path.of("").toAbsolutePath();
	}

	@Override
	public List<String> arguments() {
		return this.arguments;
	}

	@Override
	public PrintStream standardOutput() {
		return this.stdoutGuard.standardOutput();
	}

	@Override
	public PrintStream standardError() {
		return System.err;
	}

	@Override
	public long processId() {
		return ProcessHandle.current().pid();
	}

	@Override
	public Instant startedAt() {
		return Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime());
	}

	/**
	 * {@inheritDoc}
	 * <p>
	 * An orphan is given another parent before its own is forgotten, so both are looked
	 * at. A parent that was never visible (another process namespace) counts as alive.
	 */
	@Override
	public boolean parentAlive() {
		return this.parent
			.map((handle) -> handle.isAlive() && ProcessHandle.current().parent().equals(Optional.of(handle)))
			.orElse(true);
	}

	@Override
	public void onExit(Runnable task) {
		Runtime.getRuntime().addShutdownHook(new Thread(task, "provider-exit-begins"));
	}

	@Override
	public void exit(int status) {
		System.exit(status);
	}

	@Override
	public void halt(int status) {
		Runtime.getRuntime().halt(status);
	}

}
