/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;

/**
 * The operating system and processor that a package runs on, in the terms of Go.
 *
 * @param os operating system, such as "linux" or "darwin"
 * @param arch processor, such as "amd64" or "arm64"
 */
public record Platform(String os, String arch) {

	private static final String WINDOWS = "windows";

	private static final Set<String> SYSTEMS = Set.of("linux", "darwin", "freebsd", "openbsd", "solaris", WINDOWS);

	private static final Set<String> PROCESSORS = Set.of("amd64", "arm64", "arm", "386", "s390x", "ppc64le");

	private static final Set<String> OF_LINUX_ALONE = Set.of("s390x", "ppc64le");

	private static final Map<String, String> PROCESSOR_NAMES = Map.of("x86_64", "amd64", "amd64", "amd64", "aarch64",
			"arm64", "arm64", "arm64", "arm", "arm", "i386", "386", "i686", "386", "x86", "386");

	/**
	 * Create a platform.
	 * @throws CommandFailedException if no package can be made for it
	 */
	public Platform {
		Refusal.usageWhen(!SYSTEMS.contains(os), "There is no operating system '%s' to package for, but %s.", os,
				sorted(SYSTEMS));
		Refusal.usageWhen(!PROCESSORS.contains(arch), "There is no processor '%s' to package for, but %s.", arch,
				sorted(PROCESSORS));
		Refusal.usageWhen(OF_LINUX_ALONE.contains(arch) && !os.equals("linux"),
				"There is no CLI for %s_%s to package for: %s is for linux only.", os, arch, arch);
	}

	/**
	 * Return the platform of this process.
	 * @return the platform
	 */
	public static Platform current() {
		return of(System.getProperty("os.name"), System.getProperty("os.arch"));
	}

	/**
	 * Translate Java's names.
	 * @param osName the system property {@code os.name}
	 * @param osArch the system property {@code os.arch}
	 * @return the platform
	 */
	public static Platform of(String osName, String osArch) {
		String os = osName.toLowerCase(Locale.ROOT);
		String arch = osArch.toLowerCase(Locale.ROOT);
		String system = os.startsWith("mac") ? "darwin"
				: os.startsWith(WINDOWS) ? WINDOWS : os.startsWith("sunos") ? "solaris" : os;
		return new Platform(system, PROCESSOR_NAMES.getOrDefault(arch, arch));
	}

	/**
	 * Tell whether it is Windows, where no start is recorded and hosts execute a program.
	 * @return whether it is
	 */
	public boolean isWindows() {
		return this.os.equals(WINDOWS);
	}

	private static String sorted(Set<String> names) {
		return String.join(", ", names.stream().sorted().toList());
	}

	@Override
	public String toString() {
		return this.os + "_" + this.arch;
	}

}
