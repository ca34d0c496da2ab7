/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The parts of a launcher run in one shell. What one of them keeps in a variable, no
 * other may set.
 */
class ScriptVariableTests {

	private static final Path SOURCES = Path.of("src/main/resources/dev/tfprovider/internal/command/packaging");

	private static final Path SHARED = Path
		.of("../terraform-provider-process/src/main/resources/dev/tfprovider/internal/process/shared.sh");

	private static final Pattern ASSIGNED = Pattern.compile("(?m)(?:^|[\\s;&|{(])([a-z_]+)\\+?=");

	private static final Pattern READ = Pattern.compile("\\bread (?:-r |-u \\d+ )*([a-z_ ]+)");

	private static final Pattern LOOPED = Pattern.compile("\\bfor ([a-z_]+) in\\b");

	private static final Pattern LOCAL = Pattern.compile("(?m)^\\s*local (.*)$");

	/**
	 * What the launcher tells the part that shares a process, and what it has read by the
	 * time that this part begins.
	 */
	private static final Set<String> ON_PURPOSE = Set.of("shared_file", "process");

	@ParameterizedTest
	@MethodSource("otherParts")
	void noPartSetsWhatSharingKeeps(String part) throws IOException {
		Set<String> kept = assigned(SHARED);
		kept.removeAll(local(SHARED));
		kept.removeAll(ON_PURPOSE);
		assertThat(kept).contains("found", "folder", "environment");
		assertThat(assigned(SOURCES.resolve(part))).doesNotContainAnyElementsOf(kept);
	}

	@Test
	void assignmentsOfAllKindsAreSeen() throws IOException {
		assertThat(assigned(SOURCES.resolve("launcher.sh"))).contains("here", "key", "value", "place", "prepared",
				"enough");
		assertThat(assigned(SOURCES.resolve("unpack.sh"))).contains("unpacked", "turns", "old");
	}

	static List<String> otherParts() throws IOException {
		try (Stream<Path> files = Files.list(SOURCES)) {
			List<String> parts = files.map((file) -> file.getFileName().toString())
				.filter((name) -> name.endsWith(".sh"))
				.sorted()
				.toList();
			assertThat(parts).contains("launcher.sh", "unpack.sh", "find-java.sh", "own-java.sh", "no-java.sh",
					"broken-java.sh", "prepare-later.sh");
			return parts;
		}
	}

	private static Set<String> assigned(Path part) throws IOException {
		Set<String> names = new TreeSet<>();
		String text = text(part);
		for (Pattern pattern : Set.of(ASSIGNED, READ, LOOPED)) {
			for (Matcher matcher = pattern.matcher(text); matcher.find();) {
				names.addAll(Arrays.asList(matcher.group(1).strip().split(" ")));
			}
		}
		return names;
	}

	private static Set<String> local(Path part) throws IOException {
		Set<String> names = new TreeSet<>();
		for (Matcher matcher = LOCAL.matcher(text(part)); matcher.find();) {
			for (String name : matcher.group(1).split(" ")) {
				names.add(name.replaceFirst("=.*", ""));
			}
		}
		return names;
	}

	private static String text(Path part) throws IOException {
		return Files.readString(part).replaceAll("(?m)^\\s*#.*$", "");
	}

}
