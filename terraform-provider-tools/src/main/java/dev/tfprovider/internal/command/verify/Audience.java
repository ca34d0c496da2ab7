/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.lang.module.ModuleDescriptor.Version;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.Platform;

/**
 * Which CLIs can install from a place.
 *
 * @param terraform first version of Terraform, empty if there is none
 * @param openTofu first version of OpenTofu, empty if there is none
 */
record Audience(String terraform, String openTofu) {

	static final Audience ALL = new Audience("1.0", "1.6");

	static final Audience UNSIGNED = new Audience("", "1.6");

	static final Audience OCI = new Audience("", "1.10");

	/**
	 * Platforms that not all versions are released for.
	 */
	private static final Map<String, Audience> PLATFORMS = Map.of("linux_s390x", new Audience("1.15.4", ""),
			"windows_arm64", new Audience("1.15", "1.13"), "linux_ppc64le", new Audience("", ""));

	/**
	 * Return the users of a platform.
	 * @param platform the platform
	 * @param namespace namespace of the source address
	 */
	String of(Platform platform, String namespace) {
		Audience released = PLATFORMS.getOrDefault(platform.toString(), ALL);
		String first = namespace.contains("_") ? latest("1.16", released.terraform) : released.terraform;
		List<String> users = Stream
			.of(line("Terraform", latest(this.terraform, first)),
					line("OpenTofu", latest(this.openTofu, released.openTofu)))
			.filter((line) -> !line.isEmpty())
			.toList();
		return users.isEmpty() ? "nobody, unless they build the CLI themselves" : String.join(", ", users);
	}

	private static String line(String product, String version) {
		return version.isEmpty() ? "" : product + " " + version + " and newer";
	}

	private static String latest(String one, String other) {
		if (one.isEmpty() || other.isEmpty()) {
			return "";
		}
		return (Version.parse(one).compareTo(Version.parse(other)) >= 0) ? one : other;
	}

}
