/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

import dev.tfprovider.internal.command.release.SigningKey;
import dev.tfprovider.internal.command.signing.PublicKeys;
import dev.tfprovider.internal.command.signing.Signers;
import org.bouncycastle.bcpg.ArmoredInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a release has written into a folder is what Maven Central accepts:
 * {@code -Drelease.repository} names the folder, and {@code -Drelease.repeated} one that
 * a second run has written, which has the same bytes. The key is that of
 * {@code MAVEN_GPG_KEY}.
 */
@EnabledIfSystemProperty(named = "release.repository", matches = ".+")
class ReleaseRepositoryTests {

	private static final Path REPOSITORY = Path.of(System.getProperty("release.repository", ""));

	private static final List<String> REQUIRED = List.of("<name>", "<description>", "<url>https://", "<license>",
			"<developer>", "<scm>", "<connection>scm:", "<developerConnection>scm:");

	private static List<Path> poms = List.of();

	@BeforeAll
	static void find() throws IOException {
		poms = files(REPOSITORY).stream().filter((file) -> file.toString().endsWith(".pom")).toList();
	}

	private static List<String> modules() throws IOException {
		Path root = Path.of("..");
		Matcher modules = Pattern.compile("<module>(.*)</module>").matcher(Files.readString(root.resolve("pom.xml")));
		List<String> published = new ArrayList<>(List.of("terraform-provider-parent"));
		while (modules.find()) {
			String pom = Files.readString(root.resolve(modules.group(1)).resolve("pom.xml"));
			if (!pom.contains("<maven.deploy.skip>true<")) {
				published.add(modules.group(1));
			}
		}
		return published;
	}

	@Test
	void everyModuleThatIsPublishedIsThereInOneVersion() throws IOException {
		assertThat(poms).extracting((pom) -> artifact(pom).getFileName().toString())
			.containsExactlyInAnyOrderElementsOf(modules())
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
				String name = name(pom);
				assertThat(names(pom.getParent())).as(name)
					.contains(name + ".jar", name + "-sources.jar", name + "-javadoc.jar", name + "-cyclonedx.json");
				boolean own = Files.isDirectory(Path.of("..", artifact(pom).getFileName().toString(), "src/main/java"));
				assertThat(entries(pom.resolveSibling(name + ".jar"))).as(name)
					.noneMatch((entry) -> entry.endsWith(".bak"));
				assertThat(entries(pom.resolveSibling(name + "-sources.jar"))).as(name)
					.anyMatch((entry) -> entry.endsWith(own ? ".java" : "README.txt"));
				assertThat(entries(pom.resolveSibling(name + "-javadoc.jar"))).as(name)
					.containsAnyOf("index.html", "README.txt")
					.noneMatch((entry) -> entry.contains("dev/tfprovider/internal/"));
			}
		}
	}

	private static List<String> entries(Path jar) throws IOException {
		try (JarFile file = new JarFile(jar.toFile())) {
			return file.stream().map(ZipEntry::getName).toList();
		}
	}

	@Test
	void everyFileHasChecksumsAndASignatureOfTheKey() throws Exception {
		SigningKey key = Signers.of(System.getenv()).orElseThrow().publicKey();
		for (Path pom : poms) {
			for (Path file : files(pom.getParent())) {
				String name = file.getFileName().toString();
				if (!name.matches(".*\\.(asc|md5|sha1)")) {
					assertThat(name).startsWith(name(pom));
					assertThat(Files.readString(file.resolveSibling(name + ".sha1"))).isEqualTo(digest("SHA-1", file));
					assertThat(Files.readString(file.resolveSibling(name + ".md5"))).isEqualTo(digest("MD5", file));
					Path signature = file.resolveSibling(name + ".asc");
					assertThat(signature).content().startsWith("-----BEGIN PGP SIGNATURE-----");
					try (InputStream bytes = new ArmoredInputStream(Files.newInputStream(signature))) {
						assertThat(PublicKeys.problem(Files.readAllBytes(file), bytes.readAllBytes(), key)).as(name)
							.isEmpty();
					}
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

	private static String name(Path pom) {
		return pom.getFileName().toString().replaceAll("\\.pom$", "");
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
