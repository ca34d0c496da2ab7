/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import dev.tfprovider.internal.command.start.StartRecording;

/**
 * The provider as an executable without a JVM, made by {@code native-image} on a platform
 * and for it.
 *
 * @param file the executable
 * @param platform what runs it, read from the file
 */
record NativeExecutable(Path file, Platform platform) {

	/**
	 * The option that names executables.
	 */
	static final CommandOption OPTION = CommandOption.value("native", "FILES",
			"package these executables that native-image made, each for its platform");

	/**
	 * The option that names the executable to install.
	 */
	static final CommandOption INSTALLED = CommandOption.value(OPTION.name(), "FILE",
			"install this executable that native-image made, in place of a package with Java");

	private static final int HEADER = 4096;

	private static final int LONGEST_RUN = 120;

	/**
	 * Return the executables that a command names.
	 * @throws CommandFailedException if one is none, or there are two for a platform
	 */
	static List<NativeExecutable> of(CommandCall call) throws IOException {
		Map<String, NativeExecutable> executables = new TreeMap<>();
		for (String name : call.line().list(OPTION.name())) {
			NativeExecutable executable = of(call.path(name));
			NativeExecutable other = executables.put(executable.platform.toString(), executable);
			if (other != null) {
				throw CommandFailedException.usage(
						"'%s' and '%s' are both for %s.".formatted(other.file, executable.file, executable.platform));
			}
		}
		return List.copyOf(executables.values());
	}

	/**
	 * Return the executable that is to be installed on this machine.
	 * @throws CommandFailedException if it is none, or for another platform
	 */
	static Optional<NativeExecutable> installed(CommandCall call) throws IOException {
		if (!call.line().has(OPTION.name())) {
			return Optional.empty();
		}
		NativeExecutable executable = of(call.path(call.line().value(OPTION.name()).orElseThrow()));
		if (!executable.platform.equals(Platform.current())) {
			throw CommandFailedException.of("'%s' is for %s, and this machine is %s.".formatted(executable.file,
					executable.platform, Platform.current()));
		}
		return Optional.of(executable);
	}

	private static NativeExecutable of(Path file) throws IOException {
		if (!Files.isRegularFile(file)) {
			throw CommandFailedException
				.of("There is no executable '%s'. Build it with 'mvn -Pnative package' or 'gradle nativeCompile'."
					.formatted(file));
		}
		try (InputStream in = Files.newInputStream(file)) {
			return new NativeExecutable(file, platform(file, in.readNBytes(HEADER)));
		}
	}

	private static Platform platform(Path file, byte[] header) {
		ByteBuffer bytes = ByteBuffer.wrap(Arrays.copyOf(header, HEADER)).order(ByteOrder.LITTLE_ENDIAN);
		String os = "";
		int processor = 0;
		if (bytes.getInt(0) == 0x464C457F) {
			os = (bytes.get(7) == 9) ? "freebsd" : "linux";
			processor = bytes.getShort(18);
		}
		else if (bytes.getInt(0) == 0xFEEDFACF) {
			os = "darwin";
			processor = bytes.getInt(4);
		}
		else if (bytes.getShort(0) == 0x5A4D) {
			int start = bytes.getInt(0x3C);
			if (start > 0 && start < HEADER - 6 && bytes.getInt(start) == 0x4550) {
				os = "windows";
				processor = bytes.getShort(start + 4) & 0xFFFF;
			}
		}
		String arch = switch (processor) {
			case 0x3E, 0x01000007, 0x8664 -> "amd64";
			case 0xB7, 0x0100000C, 0xAA64 -> "arm64";
			default -> "";
		};
		if (os.isEmpty() || arch.isEmpty()) {
			throw CommandFailedException
				.of("'%s' is no executable for Linux, macOS or Windows on amd64 or arm64.".formatted(file));
		}
		return new Platform(os, arch);
	}

	/**
	 * Run the executable as a host would, and compare its schema with that of this
	 * process. That for another platform cannot be run.
	 * @param call the command that packages it
	 * @param name name of the package
	 */
	void check(CommandCall call, PackageName name) throws IOException {
		if (!this.platform.equals(Platform.current())) {
			call.err()
				.println("%s is for %s and was not run here. Package it on that platform to have it checked."
					.formatted(this.file, this.platform));
			return;
		}
		if (!Files.isExecutable(this.file)) {
			throw CommandFailedException.of("This user may not execute '%s'.".formatted(this.file));
		}
		new StartRecording(this.file, name.variablePrefix(), Map.of()).rehearse(call);
		ByteArrayOutputStream expected = new ByteArrayOutputStream();
		SchemaDocument.of(call.provider().service().runtime(), true).write(expected);
		if (!Arrays.equals(schema(), (expected.toString(StandardCharsets.UTF_8) + System.lineSeparator())
			.getBytes(StandardCharsets.UTF_8))) {
			throw CommandFailedException
				.of("The schema of '%s' is not that of this application. Build both from the same sources, from scratch."
					.formatted(this.file));
		}
	}

	private byte[] schema() throws IOException {
		Path output = Files.createTempFile("schema", ".json");
		try {
			Process process = new ProcessBuilder(this.file.toString(), "schema", "--full")
				.redirectOutput(output.toFile())
				.redirectError(ProcessBuilder.Redirect.DISCARD)
				.start();
			process.getOutputStream().close();
			if (!process.waitFor(LONGEST_RUN, TimeUnit.SECONDS)) {
				process.destroyForcibly();
				throw CommandFailedException
					.of("'%s schema' has not ended within %s seconds.".formatted(this.file, LONGEST_RUN));
			}
			if (process.exitValue() != 0) {
				throw CommandFailedException.of("'%s schema --full' ended with status %s. Run it to see why."
					.formatted(this.file, process.exitValue()));
			}
			return Files.readAllBytes(output);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw CommandFailedException.of("Interrupted while '%s schema' ran.".formatted(this.file));
		}
		finally {
			Files.deleteIfExists(output);
		}
	}

}
