/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the documents show is what the build compiles and runs.
 */
class DocumentationTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#\\s]+)");

	private static final Pattern TEST = Pattern.compile("`(?!AcceptanceTests)([A-Z]\\w+Tests)`");

	private static final Set<String> TESTS = tests();

	@ParameterizedTest
	@MethodSource("documents")
	void everyMarkedFenceIsARegionOfItsSource(Path document) {
		for (MarkedFence fence : fences(document)) {
			if (!fence.source().isEmpty()) {
				assertThat(fence.isRegionOf(read(ROOT.resolve(fence.source()))))
					.as("%s:%d is a region of %s", document, fence.line(), fence.source())
					.isTrue();
			}
		}
	}

	@ParameterizedTest
	@MethodSource("documents")
	void everyJavaFenceNamesItsSource(Path document) {
		assertThat(fences(document)).filteredOn((fence) -> fence.language().equals("java"))
			.as("Java in %s", document)
			.noneMatch((fence) -> fence.source().isEmpty());
	}

	@ParameterizedTest
	@MethodSource("documents")
	void everyTestIsShownWithItsImports(Path document) {
		List<MarkedFence> fences = fences(document);
		Set<String> imported = fences.stream()
			.filter((fence) -> fence.code().lines().anyMatch((line) -> line.startsWith("import ")))
			.map(MarkedFence::source)
			.collect(Collectors.toSet());
		assertThat(fences).filteredOn((fence) -> fence.source().endsWith("Tests.java"))
			.as("tests in %s", document)
			.allMatch((fence) -> imported.contains(fence.source()));
	}

	@ParameterizedTest
	@MethodSource("documents")
	void everyLinkLeadsToAFile(Path document) {
		Matcher link = LINK.matcher(read(document));
		while (link.find()) {
			assertThat(document.resolveSibling(link.group(1))).as("link in %s", document).exists();
		}
	}

	/**
	 * A test that a page names is one of the project, or one of a project that
	 * {@code new} writes.
	 */
	@ParameterizedTest
	@MethodSource("documents")
	void everyTestThatIsNamedExists(Path document) {
		List<String> named = TEST.matcher(read(document)).results().map((name) -> name.group(1)).distinct().toList();
		assertThat(named).as("tests named in %s", document).allMatch((name) -> TESTS.contains(name));
	}

	private static Set<String> tests() {
		try (Stream<Path> modules = Files.list(ROOT)) {
			return Stream
				.concat(modules.map((module) -> module.resolve("src"))
					.filter(Files::isDirectory)
					.flatMap(DocumentationTests::files)
					.map((file) -> file.getFileName().toString())
					.filter((name) -> name.matches("\\w+Tests\\.(java|kt)"))
					.map((name) -> name.substring(0, name.lastIndexOf('.'))),
						Stream.of("ItemResourceTests", "NotesProviderAcceptanceTests", "ReplacedProviderTests"))
				.collect(Collectors.toSet());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Stream<Path> files(Path folder) {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).toList().stream();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Test
	void everyPageIsInTheIndex() throws IOException {
		Path docs = ROOT.resolve("docs");
		Path index = docs.resolve("README.md");
		List<Path> linked = LINK.matcher(read(index))
			.results()
			.map((link) -> docs.resolve(link.group(1)).normalize())
			.toList();
		assertThat(documents()).filteredOn((document) -> document.startsWith(docs) && !document.equals(index))
			.isNotEmpty()
			.allSatisfy((document) -> assertThat(linked).contains(document));
	}

	static Stream<Path> documents() throws IOException {
		try (Stream<Path> root = Files.list(ROOT); Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
			return Stream.concat(root, docs)
				.filter((file) -> file.toString().endsWith(".md"))
				.sorted()
				.toList()
				.stream();
		}
	}

	private static List<MarkedFence> fences(Path document) {
		return MarkedFence.of(read(document));
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
