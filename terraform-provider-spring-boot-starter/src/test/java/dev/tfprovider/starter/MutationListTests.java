/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every deliberate fault that {@code ./mutations} puts into the core has its place there.
 */
class MutationListTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Path SOURCES = ROOT.resolve("terraform-provider-core/src/main/java/dev/tfprovider");

	@ParameterizedTest
	@MethodSource("faults")
	void faultHasItsPlace(String fault) throws IOException {
		List<String> lines = fault.lines().filter((line) -> !line.startsWith("#")).toList();
		String original = lines.stream()
			.filter((line) -> line.startsWith("- "))
			.map((line) -> line.substring(2))
			.collect(Collectors.joining());
		assertThat(original).isNotBlank();
		assertThat(withoutSpace(Files.readString(SOURCES.resolve(lines.get(1).strip()))))
			.contains(withoutSpace(original));
	}

	static Stream<String> faults() throws IOException {
		return Stream.of(Files.readString(ROOT.resolve("src/mutations/mutations.txt")).split("\n\\s*\n"))
			.filter((paragraph) -> paragraph.lines().anyMatch((line) -> !line.startsWith("#")));
	}

	private static String withoutSpace(String code) {
		return code.replaceAll("\\s", "");
	}

}
