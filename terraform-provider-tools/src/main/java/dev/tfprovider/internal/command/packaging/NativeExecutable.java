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
import dev.tfprovider.internal.command.line.Refusal;
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
				throw Refusal.usage("'%s' and '%s' are both for %s.", other.file, executable.file, executable.platform);
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
		Refusal.when(!executable.platform.equals(Platform.current()), "'%s' is for %s, and this machine is %s.",
				executable.file, executable.platform, Platform.current());
		return Optional.of(executable);
	}

	private static NativeExecutable of(Path file) throws IOException {
		Refusal.when(!Files.isRegularFile(file),
				"There is no executable '%s'. Build it with 'mvn -Pnative package' or 'gradle nativeCompile'.", file);
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
		Refusal.when(os.isEmpty() || arch.isEmpty(),
				"'%s' is no executable for Linux, macOS or Windows on amd64 or arm64.", file);
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
				.printf("%s is for %s and was not run here. Package it on that platform to have it checked.%n",
						this.file, this.platform);
			return;
		}
		Refusal.when(!Files.isExecutable(this.file), "This user may not execute '%s'.", this.file);
		new StartRecording(this.file, name.variablePrefix(), Map.of()).rehearse(call);
		ByteArrayOutputStream expected = new ByteArrayOutputStream();
		SchemaDocument.of(call.provider().service().runtime(), true).write(expected);
		Refusal.when(
				!Arrays.equals(schema(),
						(expected.toString(StandardCharsets.UTF_8) + System.lineSeparator())
							.getBytes(StandardCharsets.UTF_8)),
				"The schema of '%s' is not that of this application. Build both from the same sources, from scratch.",
				this.file);
	}

	private byte[] schema() throws IOException {
		ProgramRun run = ProgramRun.of(
				new ProcessBuilder(this.file.toString(), "schema", "--full")
					.redirectError(ProcessBuilder.Redirect.DISCARD),
				"'%s schema'".formatted(this.file), LONGEST_RUN, TimeUnit.SECONDS);
		Refusal.when(run.status() != 0, "'%s schema --full' ended with status %s. Run it to see why.", this.file,
				run.status());
		return run.output();
	}

}
