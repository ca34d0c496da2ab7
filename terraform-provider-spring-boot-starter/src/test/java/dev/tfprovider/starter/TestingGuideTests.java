/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The pages on tests can be copied from: they show where the names come from.
 */
class TestingGuideTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	@ParameterizedTest
	@ValueSource(strings = { "testing", "testing-cli" })
	void importsOfWhatIsShownAreShown(String name) throws IOException {
		String page = Files.readString(ROOT.resolve("docs/" + name + ".md"));
		Map<String, String> shown = MarkedFence.of(page)
			.stream()
			.filter((fence) -> fence.language().equals("java"))
			.collect(Collectors.groupingBy(MarkedFence::source,
					Collectors.mapping(MarkedFence::code, Collectors.joining("\n"))));
		assertThat(shown).isNotEmpty();
		for (Map.Entry<String, String> source : shown.entrySet()) {
			List<String> missing = imports(Files.readString(ROOT.resolve(source.getKey()))).stream()
				.filter((line) -> isUsed(line, source.getValue()) && !source.getValue().contains(line))
				.toList();
			assertThat(missing).as("imports of what %s shows", source.getKey()).isEmpty();
		}
	}

	private static List<String> imports(String source) {
		return source.lines().filter((line) -> line.startsWith("import ")).toList();
	}

	private static boolean isUsed(String line, String code) {
		String name = line.substring(line.lastIndexOf('.') + 1, line.length() - 1);
		return code.lines()
			.filter((shown) -> !shown.startsWith("import "))
			.anyMatch((shown) -> shown.matches(".*\\b" + name + "\\b.*"));
	}

}
