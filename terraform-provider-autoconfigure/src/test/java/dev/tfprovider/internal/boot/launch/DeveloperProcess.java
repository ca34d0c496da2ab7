/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.plugin.PluginProcess;

/**
 * A process that a developer has started, with this one in its place.
 */
public final class DeveloperProcess implements PluginProcess {

	private final ByteArrayOutputStream output = new ByteArrayOutputStream();

	private final PrintStream standardOutput = new PrintStream(this.output, true, StandardCharsets.UTF_8);

	private final Path directory;

	private final List<String> arguments;

	public DeveloperProcess(Path directory, String... arguments) {
		this.directory = directory;
		this.arguments = List.of(arguments);
	}

	String output() {
		return this.output.toString(StandardCharsets.UTF_8);
	}

	@Override
	public Map<String, String> environment() {
		return Map.of();
	}

	@Override
	public Path workingDirectory() {
		return this.directory;
	}

	@Override
	public List<String> arguments() {
		return this.arguments;
	}

	@Override
	public PrintStream standardOutput() {
		return this.standardOutput;
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
		return Instant.EPOCH;
	}

	@Override
	public boolean parentAlive() {
		return true;
	}

	@Override
	public void onExit(Runnable task) {
		// the process goes on
	}

	@Override
	public void exit(int status) {
		// the process goes on
	}

	@Override
	public void halt(int status) {
		throw new AssertionError("Nobody asked for it");
	}

}
