/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link UnusedLibraries}.
 */
class UnusedLibrariesTests {

	private static final String CODE = "0123 ";

	@TempDir
	Path lib;

	@Test
	void librariesThatNoLaunchUsesGoAndOthersStay() throws IOException {
		jar("commons-compress-1.28.0.jar", Map.of("org/apache/commons/compress/A.class", CODE));
		jar("spring-core-7.0.8.jar", Map.of("org/springframework/core/A.class", "org/apache/commons/compress/A"));
		jar("notes-0.1.0.jar", Map.of("com/example/A.class", CODE));
		jar("of-nobody.jar", Map.of("A.class", CODE));
		assertThat(unused()).containsExactly("commons-compress-1.28.0.jar");
		assertThat(files()).containsExactly("notes-0.1.0.jar", "of-nobody.jar", "spring-core-7.0.8.jar");
	}

	/**
	 * Code names classes with slashes, and files and reflection name them with dots.
	 */
	@ParameterizedTest
	@CsvSource({ "com/example/A.class,Lorg/apache/commons/codec/Encoder;",
			"com/example/A.class,org.apache.commons.codec.Encoder",
			"META-INF/services/com.example.Codec,org.apache.commons.codec.internal.Codec",
			"META-INF/versions/17/com/example/A.class,org/apache/commons/codec/binary/Hex" })
	void libraryThatTheApplicationNamesStays(String file, String content) throws IOException {
		jar("commons-codec-1.21.0.jar", Map.of("org/apache/commons/codec/Encoder.class", CODE,
				"org/apache/commons/codec/binary/A.class", CODE));
		jar("notes-0.1.0.jar", Map.of(file, CODE + content));
		assertThat(unused()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "META-INF/sbom/application.cdx.json", "META-INF/native-image/acme/notes/reflect-config.json",
			"META-INF/maven/acme/notes/pom.xml" })
	void whatABuildWroteDownKeepsNothing(String file) throws IOException {
		jar("commons-codec-1.21.0.jar", Map.of("org/apache/commons/codec/Encoder.class", CODE));
		jar("notes-0.1.0.jar", Map.of(file, "org.apache.commons.codec.Encoder"));
		assertThat(unused()).containsExactly("commons-codec-1.21.0.jar");
	}

	@Test
	void libraryThatAnotherUsesOnlyIfItIsThereGoes() throws IOException {
		jar("log4j-api-2.25.4.jar", Map.of("org/apache/logging/log4j/Logger.class", CODE));
		jar("jboss-logging-3.6.3.Final.jar", Map.of("org/jboss/logging/A.class", "org/apache/logging/log4j/Logger"));
		assertThat(unused()).containsExactly("log4j-api-2.25.4.jar");
	}

	@Test
	void libraryThatOneUsesOnlyIfItIsThereStaysForAnother() throws IOException {
		jar("log4j-api-2.25.4.jar", Map.of("org/apache/logging/log4j/Logger.class", CODE));
		jar("jboss-logging-3.6.3.Final.jar", Map.of("org/jboss/logging/A.class", "org/apache/logging/log4j/Logger"));
		jar("notes-0.1.0.jar", Map.of("com/example/A.class", "org/apache/logging/log4j/LogManager"));
		assertThat(unused()).isEmpty();
	}

	@Test
	void librariesOfALibraryThatTheApplicationNamesStay() throws IOException {
		jar("commons-compress-1.28.0.jar",
				Map.of("org/apache/commons/compress/A.class", "org/apache/commons/codec/Encoder"));
		jar("commons-codec-1.21.0.jar", Map.of("org/apache/commons/codec/Encoder.class", "org/apache/commons/lang3/A"));
		jar("commons-lang3-3.20.0.jar", Map.of("org/apache/commons/lang3/A.class", CODE));
		jar("commons-io-2.21.0.jar", Map.of("org/apache/commons/io/A.class", CODE));
		jar("notes-0.1.0.jar", Map.of("com/example/A.class", "org/apache/commons/compress/A"));
		assertThat(unused()).containsExactly("commons-io-2.21.0.jar");
	}

	/**
	 * Of Bouncy Castle a launch needs two libraries of three, which may need the third
	 * for what an application asks of them.
	 */
	@ParameterizedTest
	@CsvSource({ "org/bouncycastle/cert/jcajce/JcaX509CertificateConverter, 0",
			"org.bouncycastle.jce.provider.BouncyCastleProvider, 0", "org/bouncycastles/Other, 1" })
	void libraryThatAnotherNeedsStaysWhereThatIsNamed(String content, int gone) throws IOException {
		jar("bcutil-jdk18on-1.87.jar", Map.of("org/bouncycastle/oer/A.class", CODE));
		jar("bcpkix-jdk18on-1.87.jar", Map.of("org/bouncycastle/cert/A.class", "org/bouncycastle/oer/A"));
		jar("notes-0.1.0.jar", Map.of("com/example/A.class", content));
		assertThat(unused()).hasSize(gone);
	}

	@ParameterizedTest
	@CsvSource({ "application.yml, a: 1, 0", "config/application-eu.yaml, a: 1, 0",
			"application.properties, spring.config.import=file:/etc/acme.yml, 0",
			"A.class, org/springframework/beans/factory/config/YamlPropertiesFactoryBean, 0",
			"application.properties, a=1, 1", "META-INF/maven/acme/notes/a.yml, a: 1, 1", "META-INF/a.yml, a: 1, 1",
			"module-info.class, module-info.yml, 1", "META-INF/versions/9/module-info.class, module-info.yml, 1" })
	void readerOfYamlStaysWhereTheApplicationHasAny(String file, String content, int gone) throws IOException {
		jar("snakeyaml-2.6.jar", Map.of("org/yaml/snakeyaml/Yaml.class", CODE));
		jar("spring-web-7.0.10.jar", Map.of("A.class", "tools.jackson.dataformat.yaml"));
		jar("notes-0.1.0.jar", Map.of(file, content));
		assertThat(unused()).hasSize(gone);
	}

	private List<String> unused() throws IOException {
		return new UnusedLibraries().deleteFrom(this.lib, files());
	}

	private List<String> files() throws IOException {
		try (Stream<Path> files = Files.list(this.lib)) {
			return files.map((file) -> file.getFileName().toString()).sorted().toList();
		}
	}

	private void jar(String name, Map<String, String> entries) throws IOException {
		try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(this.lib.resolve(name)))) {
			for (Map.Entry<String, String> entry : entries.entrySet()) {
				jar.putNextEntry(new ZipEntry(entry.getKey()));
				jar.write(entry.getValue().getBytes(StandardCharsets.ISO_8859_1));
			}
		}
	}

}
