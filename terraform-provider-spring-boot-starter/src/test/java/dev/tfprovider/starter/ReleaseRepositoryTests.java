/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a release has written into a folder is what Maven Central accepts:
 * {@code -Drelease.repository} names the folder, and {@code -Drelease.repeated} one that
 * a second run has written, which has the same bytes.
 */
@EnabledIfSystemProperty(named = "release.repository", matches = ".+")
class ReleaseRepositoryTests {

	private static final Path REPOSITORY = Path.of(System.getProperty("release.repository", ""));

	private static final List<String> REQUIRED = List.of("<name>", "<description>", "<url>", "<license>", "<developer>",
			"<scm>");

	private static List<Path> poms = List.of();

	@BeforeAll
	static void find() throws IOException {
		poms = files(REPOSITORY).stream().filter((file) -> file.toString().endsWith(".pom")).toList();
	}

	@Test
	void everyModuleThatIsPublishedIsThereInOneVersion() {
		assertThat(poms).extracting((pom) -> artifact(pom).getFileName().toString())
			.contains("terraform-provider-parent", "terraform-provider-bom", "terraform-provider-core",
					"terraform-provider-spring-boot-starter", "terraform-provider-spring-boot-starter-test")
			.doesNotContain("test-fixtures", "benchmarks", "sample-petstore-api", "sample-petstore-provider");
		assertThat(poms).extracting((pom) -> pom.getParent().getFileName().toString())
			.allMatch((version) -> !version.endsWith("-SNAPSHOT"))
			.containsOnly(poms.get(0).getParent().getFileName().toString());
	}

	@Test
	void descriptionsOfModulesAreComplete() throws IOException {
		Path parent = poms.stream()
			.filter((pom) -> artifact(pom).endsWith("terraform-provider-parent"))
			.findFirst()
			.orElseThrow();
		for (Path pom : poms) {
			String text = Files.readString(pom);
			String inherited = text.contains("<parent>") ? Files.readString(parent) : "";
			assertThat(text).contains("<name>", "<description>").doesNotContain("-SNAPSHOT<");
			assertThat(text + inherited).as(pom.toString()).contains(REQUIRED);
		}
	}

	@Test
	void everyJarHasItsSourcesItsJavadocAndItsBillOfMaterials() throws IOException {
		for (Path pom : poms) {
			if (!Files.readString(pom).contains("<packaging>pom</packaging>")) {
				String name = pom.getFileName().toString().replaceAll("\\.pom$", "");
				assertThat(names(pom.getParent())).as(name)
					.contains(name + ".jar", name + "-sources.jar", name + "-javadoc.jar", name + "-cyclonedx.json");
			}
		}
	}

	@Test
	void everyFileHasChecksumsAndASignature() throws Exception {
		for (Path pom : poms) {
			for (Path file : files(pom.getParent())) {
				String name = file.getFileName().toString();
				if (name.matches(".*\\.(pom|jar|json|xml)")) {
					assertThat(Files.readString(file.resolveSibling(name + ".sha1"))).isEqualTo(digest("SHA-1", file));
					assertThat(Files.readString(file.resolveSibling(name + ".md5"))).isEqualTo(digest("MD5", file));
					assertThat(file.resolveSibling(name + ".asc")).content(StandardCharsets.US_ASCII)
						.startsWith("-----BEGIN PGP SIGNATURE-----");
				}
			}
		}
	}

	@Test
	@EnabledIfSystemProperty(named = "release.repeated", matches = ".+")
	void secondRunHasTheSameBytes() throws Exception {
		assertThat(digests(Path.of(System.getProperty("release.repeated")))).isEqualTo(digests(REPOSITORY));
	}

	/**
	 * Returns digests by path. A signature tells when it was made, and so does the list
	 * of versions.
	 */
	private static Map<String, String> digests(Path repository) throws Exception {
		Map<String, String> digests = new TreeMap<>();
		for (Path file : files(repository)) {
			String name = repository.relativize(file).toString();
			if (!name.contains(".asc") && !name.contains("maven-metadata")) {
				digests.put(name, digest("SHA-256", file));
			}
		}
		return digests;
	}

	private static String digest(String algorithm, Path file) throws Exception {
		return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
	}

	private static Path artifact(Path pom) {
		return pom.getParent().getParent();
	}

	private static List<String> names(Path folder) throws IOException {
		return files(folder).stream().map((file) -> file.getFileName().toString()).toList();
	}

	private static List<Path> files(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).toList();
		}
	}

}
