/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.fixture.TestClassPath;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.plugin.MagicCookie;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

/**
 * A provider in a process of its own, seen from outside.
 */
final class ProviderProcess implements AutoCloseable {

	/** The bit of SIGINT among the signals that Linux tells as ignored. */
	private static final long INTERRUPT = 2;

	private static final JsonMapper JSON = new JsonMapper();

	private final Process process;

	private final Path errors;

	private final BufferedReader output;

	private ProviderProcess(Process process, Path errors) {
		this.process = process;
		this.errors = errors;
		this.output = process.inputReader(StandardCharsets.UTF_8);
	}

	static Launch of(Class<?> main) {
		return new Launch(main);
	}

	Process process() {
		return this.process;
	}

	@Nullable String readLine() throws IOException {
		return this.output.readLine();
	}

	/**
	 * Read what is left of standard output, until the process closes it.
	 */
	List<String> remainingOutput() {
		return this.output.lines().toList();
	}

	List<String> errors() throws IOException {
		return Files.readAllLines(this.errors);
	}

	/**
	 * Return the lines of standard error that hosts take for entries of a log.
	 */
	List<JsonNode> log() throws IOException {
		return errors().stream().filter((line) -> line.startsWith("{")).map(JSON::readTree).toList();
	}

	void signal(String name) throws Exception {
		signal(this.process.pid(), name);
	}

	/**
	 * Interrupt the process, as control and C do, to end it. A shell lets what it starts
	 * in the background ignore that, and a virtual machine that ignores it does not take
	 * a handler in its place: the test is then skipped.
	 */
	void interrupt() throws Exception {
		Path status = Path.of("/proc/self/status");
		assumeFalse(
				Files.exists(status) && Files.readAllLines(status)
					.stream()
					.filter((line) -> line.startsWith("SigIgn:"))
					.anyMatch((line) -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & INTERRUPT) != 0),
				"whoever started the tests ignores the interrupt, and so does all that they start");
		signal("INT");
	}

	static void signal(long pid, String name) throws Exception {
		assertThat(new ProcessBuilder("kill", "-" + name, String.valueOf(pid)).start().waitFor()).isZero();
	}

	/**
	 * Wait until a process has ended.
	 * @throws AssertionError if it is still there after half a minute, with its threads
	 */
	static void awaitEnd(ProcessHandle process) throws Exception {
		try {
			process.onExit().get(30, TimeUnit.SECONDS);
		}
		catch (TimeoutException ex) {
			Process threads = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
					String.valueOf(process.pid()), "Thread.print")
				.redirectErrorStream(true)
				.start();
			throw new AssertionError("Process " + process.pid() + " is still there: "
					+ new String(threads.getInputStream().readAllBytes(), StandardCharsets.UTF_8), ex);
		}
	}

	@Override
	public void close() {
		this.process.descendants().forEach(ProcessHandle::destroyForcibly);
		this.process.destroyForcibly();
	}

	/**
	 * How to launch a provider. By a host, unless said otherwise.
	 */
	static final class Launch {

		private final Class<?> main;

		private final Map<String, String> properties = new HashMap<>();

		private final Map<String, String> environment = new HashMap<>();

		private final List<String> arguments = new ArrayList<>();

		private final List<String> parent = new ArrayList<>();

		private boolean errorsAreRead = true;

		private final List<String> classPath = new ArrayList<>();

		private boolean observed;

		private Launch(Class<?> main) {
			this.main = main;
			this.properties.put("terraform.provider.name", "probe");
			this.properties.put("terraform.provider.address", "acme/probe");
			this.environment.put("JAVA_TOOL_OPTIONS", "");
		}

		Launch property(String name, String value) {
			this.properties.put(name, value);
			return this;
		}

		Launch withoutProperty(String name) {
			this.properties.remove(name);
			return this;
		}

		Launch environment(String name, String value) {
			this.environment.put(name, value);
			return this;
		}

		/**
		 * Launch with classes that come before all others.
		 */
		Launch classes(Path folder) {
			this.classPath.add(folder.toString());
			return this;
		}

		/**
		 * Launch with the libraries that export traces and metrics.
		 */
		Launch observed() {
			this.observed = true;
			return this;
		}

		Launch byHand(String... arguments) {
			this.environment.put(MagicCookie.NAME, "");
			this.arguments.addAll(List.of(arguments));
			return this;
		}

		/**
		 * Launch as the child of another process that does not wait for it to end.
		 */
		Launch from(String... parent) {
			this.parent.addAll(List.of(parent));
			return this;
		}

		/**
		 * Give the process a pipe that nobody reads as standard error.
		 */
		Launch withoutReaderOfErrors() {
			this.errorsAreRead = false;
			return this;
		}

		ProviderProcess start(Path directory) throws IOException {
			List<String> command = new ArrayList<>(this.parent);
			this.classPath.add(this.observed ? TestClassPath.WITH_EXPORTERS : TestClassPath.PLAIN);
			command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
					"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-cp",
					String.join(File.pathSeparator, this.classPath)));
			this.properties.forEach((name, value) -> command.add("-D" + name + "=" + value));
			command.add(this.main.getName());
			command.addAll(this.arguments);
			Path errors = Files.createTempFile(directory, "stderr", ".log");
			ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
			if (this.errorsAreRead) {
				builder.redirectError(errors.toFile());
			}
			new HostEnvironment(null).with(this.environment).applyTo(builder);
			return new ProviderProcess(builder.start(), errors);
		}

	}

}
