/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.cyclonedx.Version;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.License;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BillOfMaterials}, read back by CycloneDX's own library.
 */
class BillOfMaterialsTests {

	private static final String HASH = "0123456789abcdef".repeat(4);

	private static final String PROJECT = "META-INF/maven/com.acme/tool/";

	private static final String COORDINATES = "groupId=com.acme\nartifactId=tool\nversion=1.2\n";

	@TempDir
	Path directory;

	private final BillOfMaterials bill = new BillOfMaterials("terraform-provider-notes", "1.0.0");

	@Test
	void componentHasNameVersionAddressHashAndLicence() throws Exception {
		add("tool-1.2.jar", Map.of(PROJECT + "pom.properties", COORDINATES, PROJECT + "pom.xml",
				"<project><licenses><license><name>The MIT License</name></license></licenses></project>"));
		Bom bom = bom();
		assertThat(bom.getMetadata().getComponent().getName()).isEqualTo("terraform-provider-notes");
		assertThat(bom.getMetadata().getComponent().getVersion()).isEqualTo("1.0.0");
		assertThat(bom.getComponents()).singleElement().satisfies((component) -> {
			assertThat(component.getBomRef()).isEqualTo("lib/tool-1.2.jar");
			assertThat(component.getGroup()).isEqualTo("com.acme");
			assertThat(component.getName()).isEqualTo("tool");
			assertThat(component.getVersion()).isEqualTo("1.2");
			assertThat(component.getPurl()).isEqualTo("pkg:maven/com.acme/tool@1.2");
			assertThat(component.getHashes()).singleElement()
				.hasFieldOrPropertyWithValue("algorithm", "SHA-256")
				.hasFieldOrPropertyWithValue("value", HASH);
			assertThat(ids(component)).containsExactly("MIT");
		});
	}

	@Test
	void jarThatSaysLittleIsNamedAfterItsFile() throws Exception {
		add("spring-core-7.0.8.jar", Map.of("META-INF/license.txt",
				"\n      Apache License\n   Version 2.0, January 2004\n http://www.apache.org/licenses/\n"));
		add("nothing.jar", Map.of("A.class", "a"));
		Bom bom = bom();
		assertThat(bom.getComponents()).extracting("name", "version", "purl")
			.containsExactly(org.assertj.core.groups.Tuple.tuple("spring-core", "7.0.8", null),
					org.assertj.core.groups.Tuple.tuple("nothing", null, null));
		assertThat(ids(bom.getComponents().get(0))).containsExactly("Apache-2.0");
		assertThat(bom.getComponents().get(1).getLicenses()).isNull();
	}

	@Test
	void manifestWinsAndKeepsNamesNobodyKnows() throws Exception {
		add("log-1.jar", Map.of("META-INF/MANIFEST.MF", """
				Manifest-Version: 1.0
				Bundle-License: https://www.eclipse.org/legal/epl-v20.html, "Of, Acme";link=x
				""", "META-INF/LICENSE", "Apache License, Version 2.0"));
		assertThat(bom().getComponents()).singleElement().satisfies((component) -> {
			assertThat(ids(component)).containsExactly("EPL-2.0", null);
			assertThat(component.getLicenses().getLicenses().get(1).getName()).isEqualTo("\"Of, Acme\";link=x");
		});
	}

	/**
	 * What gRPC says of itself is its module's name.
	 */
	@Test
	void jarOfAProjectThatTellsNothingHasWhatThatHasPublished() throws Exception {
		add("grpc-core-1.80.0.jar", Map.of("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n"));
		add("grpc-of-acme-1.0.jar", Map.of("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n"));
		Bom bom = bom();
		assertThat(bom.getComponents()).extracting("purl").containsExactly("pkg:maven/io.grpc/grpc-core@1.80.0", null);
		assertThat(ids(bom.getComponents().get(0))).containsExactly("Apache-2.0");
		assertThat(bom.getComponents().get(1).getLicenses()).isNull();
	}

	@Test
	void whatWasCopiedIntoAJarIsAPartOfIt() throws Exception {
		add("shade-3.jar", Map.of(PROJECT + "pom.properties", COORDINATES, "META-INF/maven/org.x/shade/pom.properties",
				"groupId=org.x\nartifactId=shade\nversion=3\n"));
		assertThat(bom().getComponents()).singleElement().satisfies((component) -> {
			assertThat(component.getPurl()).isEqualTo("pkg:maven/org.x/shade@3");
			assertThat(component.getComponents()).extracting("purl").containsExactly("pkg:maven/com.acme/tool@1.2");
		});
	}

	@Test
	void runtimeIsAPlatform() throws Exception {
		Path runtime = Files.createDirectories(this.directory.resolve("runtime/legal/java.base"));
		Files.writeString(runtime.resolve("LICENSE"), "The GNU General Public License\n\"CLASSPATH\" EXCEPTION TO");
		Files.writeString(this.directory.resolve("runtime/release"),
				"IMPLEMENTOR=\"Acme\"\nJAVA_VERSION=\"25.0.3\"\nJAVA_RUNTIME_VERSION=\"25.0.3+9-LTS\"\n");
		this.bill.addRuntime("runtime", this.directory.resolve("runtime"));
		assertThat(bom().getComponents()).singleElement().satisfies((component) -> {
			assertThat(component.getType()).isEqualTo(org.cyclonedx.model.Component.Type.PLATFORM);
			assertThat(component.getGroup()).isEqualTo("Acme");
			assertThat(component.getVersion()).isEqualTo("25.0.3+9-LTS");
			assertThat(ids(component)).containsExactly("GPL-2.0-with-classpath-exception");
		});
	}

	@Test
	void sameContentIsTheSameDocumentAndOtherContentAnotherNumber() throws Exception {
		add("tool-1.2.jar", Map.of("A.class", "a"));
		String first = text();
		assertThat(text()).isEqualTo(first);
		String serialNumber = bom().getSerialNumber();
		add("more.jar", Map.of("B.class", "b"));
		assertThat(bom().getSerialNumber()).isNotEqualTo(serialNumber);
	}

	private static List<String> ids(org.cyclonedx.model.Component component) {
		return component.getLicenses().getLicenses().stream().map(License::getId).toList();
	}

	private void add(String name, Map<String, String> entries) throws IOException {
		Path jar = this.directory.resolve(name);
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
			for (Map.Entry<String, String> entry : entries.entrySet()) {
				zip.putNextEntry(new ZipEntry(entry.getKey()));
				zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
				zip.closeEntry();
			}
		}
		this.bill.addJar("lib/" + name, jar, HASH);
	}

	private Bom bom() throws Exception {
		byte[] document = text().getBytes(StandardCharsets.UTF_8);
		assertThat(new JsonParser().validate(document, Version.VERSION_16)).isEmpty();
		return new JsonParser().parse(document);
	}

	private String text() throws IOException {
		StringWriter writer = new StringWriter();
		this.bill.write(writer);
		return writer.toString();
	}

}
