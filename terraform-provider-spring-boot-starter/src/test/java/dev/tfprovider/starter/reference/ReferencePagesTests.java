/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The pages of reference are what the sources, the metadata and the commands say, and no
 * message is left out.
 */
class ReferencePagesTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Pattern HEADING = Pattern.compile("^### (.+)$", Pattern.MULTILINE);

	@ParameterizedTest(name = "{0}")
	@MethodSource("pages")
	void pageSaysWhatIsThere(String name, String document) throws IOException {
		Path file = ROOT.resolve("docs").resolve(name);
		if (System.getProperty("reference.write") != null) {
			Files.writeString(file, document);
		}
		assertThat(file).as("the page, which -Dreference.write makes anew").content().isEqualTo(document);
	}

	static List<Arguments> pages() {
		return List.of(Arguments.of("annotations.md", AnnotationsPage.document(ROOT)),
				Arguments.of("commands.md", CommandsPage.document(ROOT)),
				Arguments.of("properties.md", PropertiesPage.document()),
				Arguments.of("start-messages.md", StartMessagesPage.document(ROOT)));
	}

	@Test
	void everyMessageIsExplained() throws IOException {
		Messages messages = Messages.of(ROOT);
		assertThat(messages.unknown()).as("summaries that are made in a way that Messages does not understand")
			.isEmpty();
		assertThat(HEADING.matcher(Files.readString(ROOT.resolve("docs/messages.md"))).results())
			.extracting((heading) -> heading.group(1))
			.containsExactlyInAnyOrderElementsOf(messages.summaries());
	}

	@Test
	void everyAnnotationHasAnExample() {
		assertThat(AnnotationsPage.document(ROOT).split("\n## ")).filteredOn((entry) -> entry.startsWith("@"))
			.hasSizeGreaterThan(50)
			.allSatisfy((entry) -> assertThat(entry).contains("```java"));
	}

}
