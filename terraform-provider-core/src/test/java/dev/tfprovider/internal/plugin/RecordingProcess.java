/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A launch whose every part a test gives, and whose end a test survives.
 */
public class RecordingProcess implements PluginProcess {

	public final BlockingQueue<String> ends = new LinkedBlockingQueue<>();

	public final List<Runnable> onExit = new CopyOnWriteArrayList<>();

	private final Map<String, String> environment;

	private final List<String> arguments;

	private final ByteArrayOutputStream output = new ByteArrayOutputStream();

	private final ByteArrayOutputStream error = new ByteArrayOutputStream();

	private final PrintStream standardOutput = new PrintStream(this.output, false, StandardCharsets.UTF_8);

	private final PrintStream standardError = new PrintStream(this.error, false, StandardCharsets.UTF_8);

	public volatile boolean parentAlive = true;

	public RecordingProcess(Map<String, String> environment, String... arguments) {
		this.environment = environment;
		this.arguments = List.of(arguments);
	}

	public String output() {
		return this.output.toString(StandardCharsets.UTF_8);
	}

	public String error() {
		return this.error.toString(StandardCharsets.UTF_8);
	}

	@Override
	public Map<String, String> environment() {
		return this.environment;
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
		return this.standardOutput;
	}

	@Override
	public PrintStream standardError() {
		return this.standardError;
	}

	@Override
	public long processId() {
		return 4711;
	}

	@Override
	public Instant startedAt() {
		return Instant.EPOCH;
	}

	@Override
	public boolean parentAlive() {
		return this.parentAlive;
	}

	@Override
	public void onExit(Runnable task) {
		this.onExit.add(task);
	}

	@Override
	public void exit(int status) {
		this.ends.add("exit " + status);
	}

	@Override
	public void halt(int status) {
		this.ends.add("halt " + status);
	}

}
