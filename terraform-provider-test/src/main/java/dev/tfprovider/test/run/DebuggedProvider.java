/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JavaCommand;
import dev.tfprovider.test.internal.JsonValues;

/**
 * Runs a provider process in debug mode, which serves any number of commands, also
 * concurrently. That saves its start, several times per command.
 * <p>
 * It has the environment it was started with, not that of the commands.
 */
public final class DebuggedProvider implements AutoCloseable {

	private static final Pattern ANNOUNCEMENT = Pattern.compile("TF_REATTACH_PROVIDERS='(\\{.*})'");

	private static final Duration LONGEST_START = Duration.ofMinutes(1);

	private static final Duration LONGEST_END = Duration.ofSeconds(10);

	private final Path directory;

	private final Process process;

	private final PolledOutput output;

	private final Thread endWithTests;

	private DebuggedProvider(Path directory, Process process) {
		this.directory = directory;
		this.process = process;
		this.output = new PolledOutput(process, output(directory));
		this.endWithTests = new Thread(process::destroyForcibly);
		Runtime.getRuntime().addShutdownHook(this.endWithTests);
	}

	/**
	 * Start {@code terraform-provider-… --debug} and wait until it prints its address.
	 * @param source source address, such as {@code acme/petstore}
	 * @param launcher directory that holds the executable
	 * @param environment environment variables to set for it
	 * @return the live process
	 * @throws IllegalArgumentException if there is no such executable
	 * @throws AssertionError if it ends, or a minute passes, before it listens
	 */
	public static DebuggedProvider start(String source, Path launcher, Map<String, String> environment) {
		return start(ProviderSource.parse(source).findExecutable(launcher), environment);
	}

	/**
	 * Start an executable in debug mode and wait until it prints its address.
	 * @param executable the executable of the provider
	 * @param environment environment variables to set for it
	 * @return the live process
	 * @throws AssertionError if it ends, or a minute passes, before it listens
	 */
	public static DebuggedProvider start(Path executable, Map<String, String> environment) {
		return start(CommandRunner.commandLine(executable, List.of("--debug")), environment);
	}

	/**
	 * Start an application from the class path of this JVM in debug mode and wait until
	 * it prints its address.
	 * @param application class with the {@code main} method
	 * @param environment environment variables to set for it
	 * @return the live process
	 * @throws AssertionError if it ends, or a minute passes, before it listens
	 */
	public static DebuggedProvider start(Class<?> application, Map<String, String> environment) {
		List<String> command = new ArrayList<>(JavaCommand.of(application));
		command.add("--debug");
		return start(CommandRunner.commandLine(Path.of(command.get(0)), command.subList(1, command.size())),
				environment);
	}

	private static DebuggedProvider start(ProcessBuilder builder, Map<String, String> environment) {
		Path directory = FileTrees.createTemporaryDirectory("provider-debug-");
		builder.directory(directory.toFile()).redirectErrorStream(true).redirectOutput(output(directory).toFile());
		builder.environment().putAll(environment);
		DebuggedProvider provider = new DebuggedProvider(directory, CommandRunner.launch(builder));
		try {
			provider.announcement();
			return provider;
		}
		catch (Throwable ex) {
			provider.close();
			throw ex;
		}
	}

	/**
	 * Return an installation that lets commands use this process.
	 * @return an installation as {@link ProviderInstallation#reattach} makes it
	 */
	public ProviderInstallation installation() {
		String announcement = announcement();
		String source = JsonValues.parse(announcement).fieldNames().next();
		return ProviderInstallation.reattach(source, announcement, Map.of(), this::output);
	}

	/**
	 * Return the process id of the provider.
	 * @return the process id
	 */
	public long pid() {
		return this.process.pid();
	}

	/**
	 * Return whether the process is alive.
	 * @return whether it has not ended yet
	 */
	public boolean isAlive() {
		return this.process.isAlive();
	}

	/**
	 * Return the output of the process so far.
	 * @return standard output and standard error
	 */
	public String output() {
		return this.output.text();
	}

	/**
	 * Stop the process and delete its output.
	 */
	@Override
	public void close() {
		this.process.destroy();
		try {
			if (!this.process.waitFor(LONGEST_END.toMillis(), TimeUnit.MILLISECONDS)) {
				this.process.destroyForcibly();
			}
			Runtime.getRuntime().removeShutdownHook(this.endWithTests);
		}
		catch (InterruptedException ex) {
			this.process.destroyForcibly();
			Thread.currentThread().interrupt();
		}
		FileTrees.delete(this.directory);
	}

	private String announcement() {
		return this.output.await(ANNOUNCEMENT, LONGEST_START, "a provider")
			.map((announced) -> announced.group(1))
			.orElseThrow(
					() -> new AssertionError("The provider never told where it listens, but printed:\n" + output()));
	}

	private static Path output(Path directory) {
		return directory.resolve("output.txt");
	}

}
