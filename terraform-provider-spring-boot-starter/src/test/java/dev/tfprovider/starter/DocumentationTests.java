/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
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

	private static final Pattern FENCE = Pattern.compile("^```.*?^```$", Pattern.MULTILINE | Pattern.DOTALL);

	private static final Pattern WORD = Pattern.compile("\\S*\\w\\S*");

	/**
	 * Lists that are looked up in, made of the sources, of many releases or of a run.
	 */
	private static final Set<String> LONG = Set.of("CHANGELOG.md", "annotations.md", "benchmark-results.md",
			"messages.md", "public-types.md", "start-messages.md");

	private static final Pattern TYPE = Pattern
		.compile("`@?((?:[A-Z][a-z0-9]+){2,})(?:\\.\\w+)*(?:\\([^`]*\\))?`|`@([A-Z]\\w+)(?:\\([^`]*\\))?`");

	private static final Pattern COMMAND = Pattern
		.compile("java -jar \\S+\\.jar (?:openapi (?=probe))?([a-z]+)\\b([^`\n]*)");

	private static final Pattern OPTION = Pattern.compile("--[a-z-]+");

	private static final Pattern FILE = Pattern.compile("(?:`|^)\\./([a-z]+)\\b|`((?:[\\w.-]+/)+[\\w-]+\\.\\w+)`",
			Pattern.MULTILINE);

	private static final KnownNames TYPES = new KnownNames(ROOT);

	/**
	 * Names that no source of the project uses: of Spring, Kotlin and Bean Validation, of
	 * what {@code openapi} writes in its example, of options of the JVM and of functions
	 * of Windows.
	 */
	private static final Set<String> ELSEWHERE = Set.of("AcceptanceTests", "CloudsSettings", "CompileThresholdScaling",
			"ConnectionFactory", "ContributorValidationMessages", "DurationMax", "DurationMin",
			"EnableResilientMethods", "FriendlyName", "InfoContributor", "JdbcTemplate", "JvmRecord", "JvmStatic",
			"MutableList", "MutableMap", "MutableSet", "PetClient", "PetClientConfiguration", "PetRecordTests",
			"PetstoreApiConfiguration", "RegisterReflection", "RegisterReflectionForBinding", "Retryable",
			"SecurityAutoConfiguration", "SequencedSet", "ServerDataSource", "ServerLookup", "TerminateProcess",
			"TransactionTemplate", "ValidationMessages", "WebClient");

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
		if (document.endsWith("annotations.md")) {
			return;
		}
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
		assertThat(named).as("tests named in %s", document)
			.allMatch((name) -> TESTS.contains(name) || ELSEWHERE.contains(name));
	}

	@ParameterizedTest
	@MethodSource("documents")
	void everyTypeThatIsNamedExists(Path document) {
		assertThat(TYPE.matcher(read(document)).results().map(DocumentationTests::firstGroup))
			.as("types in %s", document)
			.allMatch((name) -> TYPES.contains(name) || ELSEWHERE.contains(name));
	}

	@ParameterizedTest
	@MethodSource("documents")
	void everyCommandAndOptionThatIsNamedExists(Path document) {
		Map<String, Set<String>> commands = commands();
		for (Matcher call = COMMAND.matcher(read(document)); call.find();) {
			assertThat(commands).as("commands in %s", document).containsKey(call.group(1));
			assertThat(OPTION.matcher(call.group(2)).results().map(MatchResult::group))
				.as("options of '%s'", call.group())
				.allMatch(commands.get(call.group(1))::contains);
		}
	}

	@ParameterizedTest
	@MethodSource("documents")
	void everyFileOfTheProjectThatIsNamedExists(Path document) {
		assertThat(FILE.matcher(read(document))
			.results()
			.map(DocumentationTests::firstGroup)
			.filter((path) -> !path.contains("/")
					|| Files.isDirectory(ROOT.resolve(path.substring(0, path.indexOf('/')))))
			.filter((path) -> !path.matches("(src|target|docs|site)/.*"))
			.map(ROOT::resolve)).as("files in %s", document).allMatch(Files::exists);
	}

	private static String firstGroup(MatchResult found) {
		return (found.group(1) != null) ? found.group(1) : found.group(2);
	}

	/**
	 * Options by command, from the page that a test compares with the commands.
	 */
	private static Map<String, Set<String>> commands() {
		Map<String, Set<String>> commands = new HashMap<>();
		for (String section : read(ROOT.resolve("docs/commands.md")).split("\n## ")) {
			commands.put(section.split("\\s")[0],
					OPTION.matcher(section).results().map(MatchResult::group).collect(Collectors.toSet()));
		}
		return commands;
	}

	/**
	 * Code is not counted, since nobody reads it from end to end.
	 */
	@ParameterizedTest
	@MethodSource("documents")
	void noPageIsTooLong(Path document) {
		if (document.getParent().endsWith("design") || LONG.contains(document.getFileName().toString())) {
			return;
		}
		assertThat(words(FENCE.matcher(read(document)).replaceAll(""))).as("words in %s", document)
			.isLessThanOrEqualTo(2000);
	}

	@Test
	void theFirstPageIsOneScreen() {
		assertThat(words(read(ROOT.resolve("README.md")))).isLessThanOrEqualTo(700);
	}

	private static long words(String text) {
		return WORD.matcher(text).results().count();
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
