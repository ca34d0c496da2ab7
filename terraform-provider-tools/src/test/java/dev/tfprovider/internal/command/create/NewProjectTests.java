/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class NewProjectTests {

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();

	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

	@TempDir
	Path directory;

	@Test
	void filesAreNamedAfterTheAddress() throws IOException {
		assertThat(run("new", "acme/my-notes")).isZero();
		Path project = this.directory.resolve("terraform-provider-my-notes");
		Path sources = project.resolve("src/main/java/com/acme/mynotes");
		assertThat(sources.resolve("MyNotesProvider.java")).content()
			.contains("package com.acme.mynotes;", "TerraformProvider.run(MyNotesProvider.class, args);");
		assertThat(project.resolve("src/main/resources/application.properties"))
			.hasContent("terraform.provider.name=my-notes\nterraform.provider.address=acme/my-notes\n");
		assertThat(text(this.out)).contains("cd terraform-provider-my-notes\n");
	}

	@Test
	void whatOfAReplacedProviderIsNotWrittenIsTold() throws IOException {
		Path document = Files.writeString(this.directory.resolve("old.json"), """
				{"format_version": "1.0", "provider_schemas": {"example.com/other/web": {
				  "provider": {"version": 0, "block": {"attributes": {"proxy": {"type": "string", "optional": true}}}},
				  "resource_schemas": {"web_page": {"version": 0, "block": {"attributes": {
				    "id": {"type": "string", "computed": true},
				    "sizes": {"type": ["tuple", ["number", "number"]], "computed": true},
				    "parts": {"type": ["map", "dynamic"], "optional": true},
				    "any": {"type": "dynamic", "optional": true},
				    "links": {"nested_type": {"nesting_mode": "list", "attributes": {
				      "target": {"nested_type": {"nesting_mode": "single", "attributes": {
				        "port": {"type": "dynamic", "optional": true}}}, "optional": true}}}, "optional": true}}}}},
				  "data_source_schemas": {"web": {"version": 0, "block": {"attributes": {
				    "url": {"type": "string", "required": true}}}}},
				  "functions": {"encode": {}}}}}
				""");
		assertThat(run("new", "acme/web", "--from-schema", document.toString())).isZero();
		assertThat(text(this.out).lines().filter((line) -> line.contains(": ")))
			.contains("  functions: encode",
					"  data.web: a name without that of the provider before it, which types here always have",
					"  web_page: \"links\", whose elements hold values of any type: write an Object or a @Block",
					"  web_page: \"parts\", whose elements hold values of any type: write an Object or a @Block",
					"  web_page: \"sizes\", which is a tuple: write a TypeCodec")
			.noneMatch((line) -> line.contains("\"any\"") || line.contains("provider block"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "[]|sizes.type", "[\"list\"]|sizes.type",
			"[\"map\", [\"list\"]]|sizes.type[1]", "[\"object\", {\"width\": [\"set\"]}]|sizes.type[1].width" })
	void typeWithoutElementsIsRefused(String type, String place) throws IOException {
		Path document = Files.writeString(this.directory.resolve("old.json"), """
				{"format_version": "1.0", "provider_schemas": {"example.com/other/web": {
				  "resource_schemas": {"web_page": {"version": 0, "block": {"attributes": {
				    "sizes": {"type": %s, "computed": true}}}}}}}}
				""".formatted(type));
		assertThat(run("new", "acme/web", "--from-schema", document.toString())).isEqualTo(1);
		assertThat(text(this.err)).contains("old.json is no schema document: 'provider_schemas.example.com/other/web."
				+ "resource_schemas.web_page.block.attributes." + place + "' is not a type. ");
		assertThat(content()).containsExactly(document);
	}

	@Test
	void emptyProjectHasNoExampleAndWhatRestClientsNeed() throws IOException {
		assertThat(run("new", "acme/notes", "--empty")).isZero();
		Path project = this.directory.resolve("terraform-provider-notes");
		assertThat(project.resolve("pom.xml")).content().contains("spring-boot-restclient").doesNotContain("@");
		assertThat(project.resolve("src/main/java/com/acme/notes")).isDirectoryContaining("glob:**NotesProvider.java")
			.isDirectoryNotContaining("glob:**Item*")
			.isDirectoryNotContaining("glob:**NotesSettings.java");
		assertThat(project.resolve("src/test")).doesNotExist();
		assertThat(text(this.out))
			.contains("--dir terraform-provider-notes --package com.acme.notes --provider acme/notes");
	}

	@ParameterizedTest
	@ValueSource(strings = { "java", "kotlin" })
	void executableLeavesOutWhatThatOfTheSampleDoes(String language) throws IOException {
		assertThat(run("new", "acme/notes", "--language", language)).isZero();
		String project = Files.readString(this.directory.resolve("terraform-provider-notes/pom.xml"));
		List<String> sample = leftOut(Files.readString(Path.of("../sample-petstore-provider/pom.xml")));
		assertThat(sample).contains("netty-common", "terraform-provider-tools");
		assertThat(leftOut(project)).containsExactlyInAnyOrderElementsOf(
				Stream.concat(Stream.of("spring-boot-devtools"), sample.stream()).toList());
	}

	/**
	 * Return the names of libraries whose metadata, or that as a whole, the profile
	 * leaves out of an executable.
	 */
	private static List<String> leftOut(String project) {
		String profile = project.substring(project.indexOf("<id>native</id>"));
		return Pattern.compile("<artifactId>([^<]+)</artifactId>\\s+(?:<excluded>|</exclusion>)")
			.matcher(profile)
			.results()
			.map((result) -> result.group(1))
			.toList();
	}

	@ParameterizedTest
	@CsvSource({ "--language,kotlin", "--build,gradle" })
	void emptyProjectIsInJavaAndForMaven(String option, String value) {
		assertThat(run("new", "acme/notes", "--empty", option, value)).isEqualTo(2);
		assertThat(text(this.err)).startsWith("An empty project is in Java and for Maven, as what 'openapi' writes.");
		assertThat(this.directory).isEmptyDirectory();
	}

	@Test
	void openapiIsTheCommandOfAnotherJar() {
		assertThat(run("openapi", "petstore.json")).isEqualTo(1);
		assertThat(text(this.err)).contains("java -jar terraform-provider-openapi-VERSION-exec.jar openapi FILE");
	}

	@ParameterizedTest
	@CsvSource({ "maven,java,15", "maven,kotlin,15", "gradle,java,16", "gradle,kotlin,16", "gradle-kotlin,java,16",
			"gradle-kotlin,kotlin,16" })
	void noPlaceholderIsLeft(String build, String language, int number) {
		ProjectKind kind = ProjectKind.of(Optional.of(build), Optional.of(language));
		assertThat(new ProjectTemplates(ProjectNames.of("acme/notes", Optional.empty()), kind, false,
				List.of(Forge.GITHUB))
			.files()
			.values()).hasSize(number).noneMatch((text) -> text.matches("(?s).*@[A-Z_]+@.*"));
	}

	@Test
	void kotlinHasSourcesOfItsOwn() throws IOException {
		assertThat(run("new", "acme/notes", "--language", "kotlin")).isZero();
		Path project = this.directory.resolve("terraform-provider-notes");
		assertThat(project.resolve("src/main/kotlin/com/acme/notes/NotesSettings.kt")).content()
			.contains("package com.acme.notes\n", "data class NotesSettings(val directory: String)");
		assertThat(project.resolve("src/test/kotlin/com/acme/notes/ItemResourceTests.kt")).exists();
		assertThat(project.resolve("pom.xml")).content()
			.contains("<artifactId>kotlin-metadata-jvm</artifactId>", "<goal>kapt</goal>");
		assertThat(files(project)).noneMatch((file) -> file.endsWith(".java"));
	}

	@ParameterizedTest
	@CsvSource({ "gradle,java,build.gradle,id 'java'",
			"gradle,kotlin,build.gradle,id 'org.jetbrains.kotlin.kapt' version",
			"gradle-kotlin,java,build.gradle.kts,annotationProcessor(",
			"gradle-kotlin,kotlin,build.gradle.kts,kotlin(\"kapt\") version" })
	void gradleHasBuildFilesOfItsOwn(String build, String language, String file, String line) throws IOException {
		assertThat(run("new", "acme/notes", "--build", build, "--language", language)).isZero();
		Path project = this.directory.resolve("terraform-provider-notes");
		assertThat(project.resolve(file)).content().contains(line, "terraform-provider-bom:");
		assertThat(project.resolve(file.replace("build", "settings"))).content().contains("terraform-provider-notes");
		assertThat(project.resolve("README.md")).content()
			.contains("gradle build", "java -jar build/libs/terraform-provider-notes-0.1.0.jar install");
		assertThat(project.resolve(".github/workflows/release.yml")).content()
			.contains("cache: gradle", "run: gradle build", "java -jar build/libs/terraform-provider-notes-0.1.0.jar");
		assertThat(project.resolve(".gitignore")).content().startsWith("build/\n");
		assertThat(text(this.out)).contains("  gradle build\n", "java -jar build/libs/");
		assertThat(files(project)).noneMatch((path) -> path.endsWith("pom.xml"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "--language scala", "--language Kotlin", "--build ant", "--build ''" })
	void otherLanguagesAndToolsAreNotKnown(String option) throws IOException {
		assertThat(run(("new acme/notes " + option).split(" "))).isEqualTo(2);
		assertThat(text(this.err)).contains(" Say ");
		assertThat(content()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "acme/notes,com.acme.notes", "3m/new,com._3m._new", "tf.acme.org/a-b/notes,com.ab.notes" })
	void packageIsDerivedFromTheAddress(String address, String name) {
		assertThat(ProjectNames.of(address, Optional.empty()).packageName()).isEqualTo(name);
	}

	@ParameterizedTest
	@ValueSource(strings = { "notes", "acme/notes/", "a/b/c/d", "../notes", "acme/../notes", "acme/..", "Acme/notes",
			"acme/no--tes", "acme/3notes", "acme/terraform", "acme/notes\n", "" })
	void addressMustBeOne(String address) throws IOException {
		assertThat(run("new", address)).isEqualTo(1);
		assertThat(text(this.err)).isNotBlank();
		assertThat(content()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "com.acme.new", "com..acme", "../acme", "com/acme", "com.Acme", "com.1acme" })
	void packageMustBeOne(String name) throws IOException {
		assertThat(run("new", "acme/notes", "--package", name)).isEqualTo(1);
		assertThat(text(this.err)).startsWith("'" + name + "' cannot be the name of a package");
		assertThat(content()).isEmpty();
	}

	@Test
	void folderThatHoldsSomethingIsLeftAlone() throws IOException {
		Path mine = Files.writeString(Files.createDirectory(this.directory.resolve("mine")).resolve("pom.xml"), "mine");
		assertThat(run("new", "acme/notes", "--dir", "mine")).isEqualTo(1);
		assertThat(text(this.err)).contains("is there already", "--dir");
		assertThat(content()).containsExactly(this.directory.resolve("mine"));
		assertThat(mine).hasContent("mine");
	}

	@Test
	void emptyFolderIsFilled() throws IOException {
		Files.createDirectory(this.directory.resolve("mine"));
		assertThat(run("new", "acme/notes", "--dir", "mine")).isZero();
		assertThat(this.directory.resolve("mine/pom.xml")).exists();
		assertThat(content()).containsExactly(this.directory.resolve("mine"));
	}

	@Test
	void fileInTheWayIsAnError() throws IOException {
		Files.writeString(this.directory.resolve("mine"), "mine");
		assertThat(run("new", "acme/notes", "--dir", "mine/notes")).isEqualTo(1);
		assertThat(this.directory.resolve("mine")).hasContent("mine");
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void linkInThePlaceOfTheFolderIsLeftAlone() throws IOException {
		Path link = Files.createSymbolicLink(this.directory.resolve("mine"), Path.of("nowhere"));
		assertThat(run("new", "acme/notes", "--dir", "mine")).isEqualTo(1);
		assertThat(text(this.err)).contains("mine' is there already");
		assertThat(link).isSymbolicLink();
		assertThat(content()).containsExactly(link);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"',
			value = { "/|'/' is there already, and is no empty folder", "a\0b|'--dir' names no folder: ",
					"link/notes|link is there already.", "file/notes|file is there already." })
	@DisabledOnOs(OS.WINDOWS)
	void placeThatHoldsNoFolderIsNamed(String folder, String message) throws IOException {
		Files.createSymbolicLink(this.directory.resolve("link"), Path.of("link"));
		Files.createFile(this.directory.resolve("file"));
		assertThat(run("new", "acme/notes", "--dir", folder)).isEqualTo(1);
		assertThat(text(this.err)).contains(message);
		assertThat(content()).hasSize(2);
	}

	@Test
	void schemaThatIsNoFileIsBlamedOnItsOption() throws IOException {
		assertThat(run("new", "acme/notes", "--from-schema", "a\0b")).isEqualTo(1);
		assertThat(text(this.err)).contains("'--from-schema' names no file: ").doesNotContain("--dir");
		assertThat(content()).isEmpty();
	}

	@Test
	void nameThatIsTooLongForTheFileSystemLeavesNothing() throws IOException {
		assertThat(run("new", "acme/" + "notes-".repeat(40) + "x")).isEqualTo(1);
		assertThat(text(this.err)).isNotBlank().doesNotContain("Exception");
		assertThat(content()).isEmpty();
	}

	@Test
	void projectThatWasNotCompletedIsNotTouched() throws IOException {
		Path draft = Files.createDirectory(this.directory.resolve(".mine.new"));
		Path file = Files.writeString(draft.resolve("pom.xml"), "half");
		assertThat(run("new", "acme/notes", "--dir", "mine")).isEqualTo(1);
		assertThat(text(this.err)).contains("'" + draft + "' is left from a project that was not completed");
		assertThat(content()).containsExactly(draft);
		assertThat(file).hasContent("half");
	}

	@Test
	void oneOfManyAtOnceWritesTheProject() throws Exception {
		List<Integer> ends = IntStream.range(0, 8)
			.parallel()
			.mapToObj((i) -> run("new", "acme/notes"))
			.sorted()
			.toList();
		assertThat(ends).containsExactly(0, 1, 1, 1, 1, 1, 1, 1);
		assertThat(content()).containsExactly(this.directory.resolve("terraform-provider-notes"));
		assertThat(this.directory.resolve("terraform-provider-notes/pom.xml")).isNotEmptyFile();
	}

	@ParameterizedTest
	@ValueSource(strings = { "old", "new", "new --dir", "new acme/notes --color red" })
	void otherCommandLinesAreNotUnderstood(String line) throws IOException {
		assertThat(run(line.split(" "))).isEqualTo(2);
		assertThat(text(this.err)).contains("new ADDRESS: ");
		assertThat(content()).isEmpty();
	}

	private int run(String... arguments) {
		return NewProject.run(List.of(arguments), this.directory, new PrintStream(this.out, true),
				new PrintStream(this.err, true));
	}

	private static List<String> files(Path project) throws IOException {
		try (Stream<Path> files = Files.walk(project)) {
			return files.map(Path::toString).toList();
		}
	}

	private List<Path> content() throws IOException {
		try (Stream<Path> files = Files.list(this.directory)) {
			return files.toList();
		}
	}

	private static String text(ByteArrayOutputStream stream) {
		return stream.toString(StandardCharsets.UTF_8);
	}

}
