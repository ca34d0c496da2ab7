/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.ShellText;
import dev.tfprovider.internal.command.packaging.FileTree;
import dev.tfprovider.internal.command.start.StartRecording;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * Starts a package that was made for another processor under the emulator of QEMU for
 * programs, {@code qemu-aarch64} and its like, as hosts would start it.
 *
 * @param call the command
 * @param name name of the package
 * @param environment variables with the search path
 * @param machine the platform of this machine
 */
record ForeignStart(CommandCall call, PackageName name, Map<String, String> environment, Platform machine) {

	private static final byte[] ELF = { 0x7F, 'E', 'L', 'F' };

	private static final Map<String, String> PROCESSORS = Map.of("amd64", "x86_64", "arm64", "aarch64", "arm", "arm",
			"386", "i386", "s390x", "s390x", "ppc64le", "ppc64le");

	/**
	 * Where Debian's packages for cross compilers have the libraries of other processors.
	 */
	private static final Map<String, String> LIBRARIES = Map.of("amd64", "x86_64-linux-gnu", "arm64",
			"aarch64-linux-gnu", "arm", "arm-linux-gnueabihf", "386", "i686-linux-gnu", "s390x", "s390x-linux-gnu",
			"ppc64le", "powerpc64le-linux-gnu");

	private static final String PREFIX = "QEMU_LD_PREFIX";

	private static final Pattern NO_LIBRARY = Pattern.compile("Could not open '(/lib[^']*)'");

	/**
	 * Start a package.
	 * @param archive the package
	 * @param folder an empty folder
	 * @return what has come of it, beginning with FAILED if it is the package's fault
	 * @throws IOException if files cannot be read or written
	 */
	String check(PublishedArchive archive, Path folder) throws IOException {
		Platform platform = archive.archive().platform();
		if (!platform.os().equals("linux") || !this.machine.os().equals("linux")) {
			return "not run, as this machine is " + this.machine;
		}
		archive.archive().unpack(folder);
		Path executable = folder.resolve(this.name.executed(new FileTree(folder).files().keySet()).orElseThrow());
		Path java = folder.resolve("runtime/bin/java");
		Path binary = isBinary(executable) ? executable : java;
		if (!isBinary(binary)) {
			return "not run, as it has no program of its own, but takes the Java of its machine";
		}
		String emulator = "qemu-" + PROCESSORS.get(platform.arch());
		Optional<Path> found = InstalledCli.locate(emulator, this.environment.getOrDefault("PATH", ""));
		if (found.isEmpty()) {
			return "not run, as there is no %s on the PATH (in Debian's package qemu-user)".formatted(emulator);
		}
		emulate(found.get(), binary);
		try {
			new StartRecording(executable, this.name.variablePrefix(), variables(platform, folder)).rehearse(this.call);
		}
		catch (CommandFailedException ex) {
			String message = String.valueOf(ex.getMessage()).strip();
			Matcher library = NO_LIBRARY.matcher(message);
			return library.find() ? "not run, as %s finds no %s: install the C library of %s, and name its folder in %s"
				.formatted(emulator, library.group(1), platform.arch(), PREFIX) : "FAILED: " + message;
		}
		return "started under " + emulator;
	}

	private static boolean isBinary(Path file) throws IOException {
		if (!Files.isRegularFile(file)) {
			return false;
		}
		try (InputStream content = Files.newInputStream(file)) {
			return Arrays.equals(content.readNBytes(ELF.length), ELF);
		}
	}

	/**
	 * Put a script in the place of a program, which lets the emulator run it.
	 */
	private static void emulate(Path emulator, Path binary) throws IOException {
		Path moved = Files.move(binary, binary.resolveSibling("emulated-" + binary.getFileName()));
		Files.writeString(binary, "#!/bin/sh\nexec %s %s \"$@\"\n".formatted(ShellText.quoted(emulator.toString()),
				ShellText.quoted(moved.toString())));
		FilePermissions.set(binary, "rwxr-xr-x");
	}

	private Map<String, String> variables(Platform platform, Path folder) {
		Map<String, String> variables = new HashMap<>();
		// What happens here says nothing of starts on the other machine
		variables.put(this.name.variablePrefix() + "_PROCESS", "launch");
		variables.put(this.name.variablePrefix() + "_PREPARED_START", "off");
		variables.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
		Path libraries = Path.of("/usr", LIBRARIES.getOrDefault(platform.arch(), "none"));
		if (!this.environment.containsKey(PREFIX) && Files.isDirectory(libraries)) {
			variables.put(PREFIX, libraries.toString());
		}
		return variables;
	}

}
