/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.plugin.launch.PluginProcess;

/**
 * A launch by a person, whose streams a test reads.
 */
public final class PersonProcess implements PluginProcess {

	private final List<String> arguments;

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();

	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

	private final PrintStream standardOutput;

	private final PrintStream standardError = new PrintStream(this.err, false, StandardCharsets.UTF_8);

	/**
	 * Create a launch.
	 * @param arguments the command line
	 */
	public PersonProcess(String... arguments) {
		this.arguments = List.of(arguments);
		this.standardOutput = new PrintStream(this.out, false, StandardCharsets.UTF_8);
	}

	/**
	 * Create a launch with another standard output.
	 * @param output the standard output
	 * @param arguments the command line
	 */
	public PersonProcess(OutputStream output, String... arguments) {
		this.arguments = List.of(arguments);
		this.standardOutput = new PrintStream(output, false, StandardCharsets.UTF_8);
	}

	/**
	 * Return what was printed on standard output.
	 */
	public String out() {
		return this.out.toString(StandardCharsets.UTF_8);
	}

	/**
	 * Return what was printed on standard error.
	 */
	public String err() {
		return this.err.toString(StandardCharsets.UTF_8);
	}

	@Override
	public Map<String, String> environment() {
		return Map.of();
	}

	@Override
	public Path workingDirectory() {
		return Path.of("/somewhere");
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
		return true;
	}

	@Override
	public void exit(int status) {
		throw new AssertionError("A command does not end the process");
	}

	@Override
	public void onExit(Runnable task) {
		throw new AssertionError("A command does not end the process");
	}

	@Override
	public void halt(int status) {
		throw new AssertionError("A command does not end the process");
	}

}
