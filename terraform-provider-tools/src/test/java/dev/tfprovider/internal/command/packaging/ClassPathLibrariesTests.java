/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ClassPathLibrariesTests {

	private static final String SIGNED_MANIFEST = """
			Manifest-Version: 1.0
			Automatic-Module-Name: signed

			Name: a/B.class
			SHA-256-Digest: abc=

			Name: a/
			Sealed: true

			""";

	@TempDir
	Path directory;

	private Path lib;

	@BeforeEach
	void setUp() {
		this.lib = this.directory.resolve("lib");
	}

	@Test
	void plainJarsAreCopiedAsTheyAreInOrder() throws IOException {
		Path b = jar("b.jar", Map.of("B.class", "b"));
		Path a = jar("a.jar", Map.of("A.class", "a"));
		assertThat(copy(b, a)).containsExactly("b.jar", "a.jar");
		assertThat(this.lib.resolve("a.jar")).hasSameBinaryContentAs(a);
	}

	@Test
	void toolsOfTheDeveloperAreLeftOut() throws IOException {
		Path tools = jar("spring-boot-devtools-4.1.0.jar", Map.of("A.class", "a"));
		assertThat(copy(tools, jar("b.jar", Map.of("B.class", "b")))).containsExactly("b.jar");
	}

	@Test
	void signedJarLosesItsSignatureAndNothingElse() throws IOException {
		Path signed = jar("bc.jar", new TreeMap<>(Map.of("META-INF/MANIFEST.MF", SIGNED_MANIFEST, "META-INF/BC.SF", "x",
				"META-INF/BC.RSA", "x", "META-INF/versions/9/x.class", "nine", "a/B.class", "b")));
		copy(signed);
		try (JarFile jar = new JarFile(this.lib.resolve("bc.jar").toFile())) {
			assertThat(jar.stream().map(ZipEntry::getName)).containsExactlyInAnyOrder("META-INF/MANIFEST.MF",
					"META-INF/versions/9/x.class", "a/B.class");
			assertThat(jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name")).isEqualTo("signed");
			assertThat(jar.getManifest().getEntries()).containsOnlyKeys("a/");
		}
	}

	@Test
	void folderOfClassesBecomesAJar() throws IOException {
		Path classes = this.directory.resolve("classes");
		Files.createDirectories(classes.resolve("com/acme"));
		Files.writeString(classes.resolve("com/acme/A.class"), "a");
		Files.writeString(classes.resolve("application.yml"), "x: y");
		assertThat(copy(classes)).containsExactly("foo-application.jar");
		assertThat(contents("foo-application.jar")).containsOnly(Map.entry("application.yml", "x: y"),
				Map.entry("com/acme/A.class", "a"));
	}

	@Test
	void foldersAreEntriesAsComponentScansNeedThem() throws IOException {
		Path classes = this.directory.resolve("classes");
		Files.createDirectories(classes.resolve("com/acme"));
		Files.writeString(classes.resolve("com/acme/A.class"), "a");
		Files.writeString(classes.resolve("com/acme/B.class"), "b");
		copy(classes);
		try (JarFile jar = new JarFile(this.lib.resolve("foo-application.jar").toFile())) {
			assertThat(jar.stream().map(ZipEntry::getName)).containsExactly("com/", "com/acme/", "com/acme/A.class",
					"com/acme/B.class");
		}
	}

	@Test
	void executableJarIsTakenApart() throws IOException {
		String inner = new String(zip(Map.of("L.class", "l")), StandardCharsets.ISO_8859_1);
		Map<String, String> entries = new TreeMap<>();
		entries.put("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nMain-Class: Loader\n");
		entries.put("META-INF/spring.factories", "x=y");
		entries.put("META-INF/services/java.nio.file.spi.FileSystemProvider", "Loader");
		entries.put("org/springframework/boot/loader/Loader.class", "loader");
		entries.put("BOOT-INF/classes/com/acme/A.class", "a");
		entries.put("BOOT-INF/classes/META-INF/build-info.properties", "v=1");
		entries.put("BOOT-INF/classpath.idx", "- \"BOOT-INF/lib/z.jar\"\n- \"BOOT-INF/lib/y.jar\"\n");
		entries.put("BOOT-INF/lib/spring-boot-jarmode-tools-4.1.0.jar", inner);
		entries.put("BOOT-INF/lib/y.jar", inner);
		entries.put("BOOT-INF/lib/z.jar", inner);
		Path fat = jar("foo-exec.jar", entries);

		assertThat(copy(fat)).containsExactly("foo-exec.jar", "z.jar", "y.jar");
		assertThat(contents("foo-exec.jar")).containsOnly(Map.entry("META-INF/spring.factories", "x=y"),
				Map.entry("com/acme/A.class", "a"), Map.entry("META-INF/build-info.properties", "v=1"));
		assertThat(contents("y.jar")).containsOnly(Map.entry("L.class", "l"));
	}

	@Test
	void namesThatClashOrMightBeExecutedAreChanged() throws IOException {
		Path one = jar("a.jar", Map.of("A", "1"));
		Path two = Files.copy(jar("b.jar", Map.of("A", "2")),
				Files.createDirectory(this.directory.resolve("other")).resolve("a.jar"));
		Path provider = jar("terraform-provider-foo.jar", Map.of("A", "3"));
		assertThat(copy(one, two, provider)).containsExactly("a.jar", "2-a.jar",
				"application-terraform-provider-foo.jar");
	}

	private List<String> copy(Path... classPath) throws IOException {
		return new ClassPathLibraries(List.of(classPath)).copyTo(this.lib, PackageName.of("acme/foo", "1.0.0"));
	}

	private Map<String, String> contents(String name) throws IOException {
		try (JarFile jar = new JarFile(this.lib.resolve(name).toFile())) {
			return jar.stream()
				.filter((entry) -> !entry.isDirectory())
				.collect(Collectors.toMap(ZipEntry::getName, (entry) -> {
					try {
						return new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
					}
					catch (IOException ex) {
						throw new java.io.UncheckedIOException(ex);
					}
				}));
		}
	}

	private Path jar(String name, Map<String, String> entries) throws IOException {
		return Files.write(this.directory.resolve(name), zip(entries));
	}

	private static byte[] zip(Map<String, String> entries) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			for (Map.Entry<String, String> entry : entries.entrySet()) {
				zip.putNextEntry(new ZipEntry(entry.getKey()));
				zip.write(entry.getValue().getBytes(StandardCharsets.ISO_8859_1));
				zip.closeEntry();
			}
		}
		return bytes.toByteArray();
	}

}
