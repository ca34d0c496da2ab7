/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Projects in every provider whose jars do not tell their licence. It is taken from what
 * they published with the jars.
 */
enum SilentProject {

	GRPC("io.grpc", "grpc-(api|context|core|inprocess|netty|netty-shaded|protobuf|protobuf-lite|services|stub|util)",
			KnownLicense.APACHE),

	PERFMARK("io.perfmark", "perfmark-api", KnownLicense.APACHE),

	LISTENABLE_FUTURE("com.google.guava", "listenablefuture", KnownLicense.APACHE),

	ANIMAL_SNIFFER("org.codehaus.mojo", "animal-sniffer-annotations", KnownLicense.MIT);

	private final String group;

	private final Pattern name;

	private final KnownLicense license;

	SilentProject(String group, String name, KnownLicense license) {
		this.group = group;
		this.name = Pattern.compile(name);
		this.license = license;
	}

	/**
	 * Find the project that a jar is of.
	 */
	static Optional<SilentProject> of(Coordinates coordinates) {
		return Stream.of(values())
			.filter((project) -> project.name.matcher(coordinates.name()).matches()
					&& (coordinates.group() == null || coordinates.group().equals(project.group)))
			.findFirst();
	}

	Coordinates complete(Coordinates coordinates) {
		return new Coordinates(this.group, coordinates.name(), coordinates.version());
	}

	/**
	 * Return the licences of a jar that may have told them.
	 */
	List<String> complete(List<String> licenses) {
		return licenses.isEmpty() ? List.of(this.license.id()) : licenses;
	}

}
