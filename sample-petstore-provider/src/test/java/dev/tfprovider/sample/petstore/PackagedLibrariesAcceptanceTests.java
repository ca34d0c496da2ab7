/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a package has of the libraries of its build.
 */
@OnJvm
class PackagedLibrariesAcceptanceTests {

	private static final String TABLE = "../terraform-provider-tools/src/main/resources/dev/tfprovider/internal/command/"
			+ "packaging/libraries.txt";

	/**
	 * Libraries that the provider brings itself.
	 */
	private static final Set<String> OWN = Set.of("classmate", "hibernate-validator", "jackson-annotations",
			"jackson-databind", "jakarta.validation-api", "jboss-logging", "sample-petstore-provider",
			"spring-boot-http-client", "spring-boot-http-converter", "spring-boot-jackson", "spring-boot-restclient",
			"spring-boot-validation", "spring-web", "tomcat-embed-el");

	@Test
	void everyLibraryOfTheStarterIsInTheTableAndNothingElse() throws IOException {
		Set<String> built = built();
		built.removeAll(OWN);
		assertThat(listed("")).containsExactlyInAnyOrderElementsOf(built);
	}

	@Test
	void packageHasWhatALaunchUsesAndNothingOfTheTools() throws IOException {
		Set<String> expected = built();
		expected.removeAll(listed(": unused"));
		expected.add("sample-petstore-provider");
		assertThat(packaged()).containsExactlyInAnyOrderElementsOf(expected)
			.contains("terraform-provider-commands")
			.doesNotContain("terraform-provider-tools", "commons-compress", "log4j-api", "bcutil-jdk18on");
	}

	@Test
	void billOfMaterialsNamesNoLibraryThatIsNotThere() throws IOException {
		String bill = Files.readString(PackagedProvider.DIRECTORY.resolve("sbom/application.cdx.json"));
		assertThat(bill).contains("/bcpkix-jdk18on@", "/terraform-provider-commands@")
			.doesNotContain("/commons-compress@", "/terraform-provider-tools@", "/log4j-api@");
	}

	@Test
	void packagePrintsItsOwnBillOfMaterialsAndNotThatOfItsBuild() throws IOException {
		Process process = new ProcessBuilder(PackagedProvider.launcher().toString(), "sbom")
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		assertThat(process.getInputStream()).asString(StandardCharsets.UTF_8)
			.isEqualTo(Files.readString(PackagedProvider.DIRECTORY.resolve("sbom/application.cdx.json")));
	}

	private static Set<String> built() throws IOException {
		try (JarFile jar = new JarFile(ProviderCommandRun.executableJar().toFile())) {
			return libraries(jar.stream()
				.map(JarEntry::getName)
				.filter((name) -> name.startsWith("BOOT-INF/lib/") && !name.contains("/spring-boot-jarmode-")));
		}
	}

	private static Set<String> packaged() throws IOException {
		try (Stream<Path> files = Files.list(PackagedProvider.DIRECTORY.resolve("lib"))) {
			return libraries(files.map(Path::toString));
		}
	}

	private static Set<String> listed(String end) throws IOException {
		try (Stream<String> rows = Files.lines(Path.of(TABLE))) {
			return rows.filter((row) -> !row.startsWith("#") && !row.isBlank() && row.contains(end))
				.map((row) -> row.substring(0, row.indexOf(' ')))
				.collect(Collectors.toCollection(TreeSet::new));
		}
	}

	private static Set<String> libraries(Stream<String> files) {
		return files.filter((name) -> name.endsWith(".jar"))
			.map((name) -> name.substring(name.lastIndexOf('/') + 1).replaceAll("-\\d.*", ""))
			.collect(Collectors.toCollection(TreeSet::new));
	}

}
