/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.bom;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.cyclonedx.exception.ParseException;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.model.License;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link BillOfMaterials}, read back by CycloneDX's own library.
 */
class BillOfMaterialsTests {

	private static final String HASH = "0123456789abcdef".repeat(4);

	private static final String MADE = """
			{"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
			 "metadata": {"component": {"type": "application", "name": "notes", "version": "1.0.0", "bom-ref": "notes",
			   "components": [{"type": "library", "name": "inner", "bom-ref": "inner"}]}},
			 "components": [{"type": "library", "group": "com.acme", "name": "tool", "version": "1.2",
			   "bom-ref": "pkg:maven/com.acme/tool@1.2", "components": [
			     {"type": "library", "name": "shaded", "bom-ref": "shaded"}]}],
			 "dependencies": [{"ref": "notes", "dependsOn": ["pkg:maven/com.acme/tool@1.2"]}]}
			""";

	@TempDir
	Path directory;

	@Test
	void documentOfTheBuildIsKeptByteByByte() throws IOException {
		assertThat(bill(MADE).text()).isEqualTo(MADE);
	}

	@Test
	void runtimeIsAPlatformBesideTheLibrariesOfTheBuild() throws Exception {
		BillOfMaterials bill = bill(MADE);
		bill.addRuntime("runtime", runtime("The GNU General Public License\n\"CLASSPATH\" EXCEPTION TO"));
		Bom bom = parse(bill);
		assertThat(bom.getComponents()).extracting(Component::getBomRef)
			.containsExactly("pkg:maven/com.acme/tool@1.2", "runtime");
		assertThat(bom.getMetadata().getComponent().getComponents()).hasSize(1);
		assertThat(bom.getComponents().get(0).getComponents()).hasSize(1);
		assertThat(bom.getDependencies()).hasSize(1);
		Component runtime = bom.getComponents().get(1);
		assertThat(runtime.getType()).isEqualTo(Component.Type.PLATFORM);
		assertThat(runtime.getGroup()).isEqualTo("Acme");
		assertThat(runtime.getVersion()).isEqualTo("25.0.3+9-LTS");
		assertThat(ids(runtime)).containsExactly("GPL-2.0-with-classpath-exception");
	}

	@Test
	void runtimeOfAnotherLicenceHasNone() throws Exception {
		BillOfMaterials bill = bill(MADE);
		bill.addRuntime("runtime", runtime("No fee terms and conditions"));
		assertThat(parse(bill).getComponents().get(1).getLicenses()).isNull();
	}

	@Test
	void launcherIsAnApplicationWithHashAndLicence() throws Exception {
		BillOfMaterials bill = bill(MADE);
		bill.addLauncher("terraform-provider-notes_v1.0.0.exe", HASH);
		Component launcher = parse(bill).getComponents().get(1);
		assertThat(launcher.getType()).isEqualTo(Component.Type.APPLICATION);
		assertThat(launcher.getBomRef()).isEqualTo("terraform-provider-notes_v1.0.0.exe");
		assertThat(launcher.getHashes()).singleElement().hasFieldOrPropertyWithValue("value", HASH);
		assertThat(ids(launcher)).containsExactly("Apache-2.0");
	}

	@Test
	void libraryThatThePackageHasNotIsNoComponentAndNobodysDependency() throws Exception {
		BillOfMaterials bill = bill(MADE);
		bill.removeLibrary("tool-1.2.jar");
		bill.removeLibrary("inner-1.0.jar");
		Bom bom = parse(bill);
		assertThat(bom.getComponents()).isEmpty();
		assertThat(bom.getMetadata().getComponent().getName()).isEqualTo("notes");
		assertThat(bom.getDependencies()).singleElement().satisfies((notes) -> {
			assertThat(notes.getRef()).isEqualTo("notes");
			assertThat(notes.getDependencies()).isNullOrEmpty();
		});
	}

	@Test
	void documentWithoutComponentsGetsThem() throws Exception {
		BillOfMaterials bill = bill("{\"bomFormat\": \"CycloneDX\", \"specVersion\": \"1.6\", \"version\": 1}");
		bill.addLauncher("a", HASH);
		bill.addLauncher("b", HASH);
		assertThat(parse(bill).getComponents()).extracting(Component::getBomRef).containsExactly("a", "b");
	}

	@Test
	void sameComponentsAreTheSameText() throws IOException {
		BillOfMaterials bill = bill(MADE);
		bill.addLauncher("a", HASH);
		assertThat(bill.text()).isEqualTo(bill.text()).endsWith("}\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"components\": [", "<bom/>" })
	void whatIsNoJsonIsRefused(String document) {
		BillOfMaterials bill = bill(document);
		bill.addLauncher("a", HASH);
		assertThatExceptionOfType(IOException.class).isThrownBy(bill::text);
	}

	@Test
	void applicationWithoutDocumentHasNone() throws IOException {
		assertThat(BillOfMaterials.of(BillOfMaterialsTests.class)).isEmpty();
	}

	@Test
	void documentIsAResourceOfTheApplication() throws Exception {
		Files.writeString(
				Files.createDirectories(this.directory.resolve("META-INF/sbom")).resolve("application.cdx.json"), MADE);
		URL classes = BillOfMaterialsTests.class.getProtectionDomain().getCodeSource().getLocation();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { this.directory.toUri().toURL(), classes }, null)) {
			Class<?> application = loader.loadClass(Application.class.getName());
			assertThat(BillOfMaterials.of(application).orElseThrow().text()).isEqualTo(MADE);
		}
	}

	@Test
	void packageHasTheDocumentBesideItsLibraries() throws Exception {
		Path jar = Files.createDirectories(this.directory.resolve("lib")).resolve("notes.jar");
		String application = Application.class.getName();
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
				InputStream bytes = Application.class.getResourceAsStream("BillOfMaterialsTests$Application.class")) {
			out.putNextEntry(new ZipEntry(application.replace('.', '/') + ".class"));
			Objects.requireNonNull(bytes).transferTo(out);
		}
		try (URLClassLoader loader = new URLClassLoader(new URL[] { jar.toUri().toURL() }, null)) {
			assertThat(BillOfMaterials.of(loader.loadClass(application))).isEmpty();
			Files.writeString(Files.createDirectories(this.directory.resolve("sbom")).resolve("application.cdx.json"),
					MADE);
			assertThat(BillOfMaterials.of(loader.loadClass(application)).orElseThrow().text()).isEqualTo(MADE);
		}
	}

	private Path runtime(String license) throws IOException {
		Files.writeString(Files.createDirectories(this.directory.resolve("runtime/legal/java.base")).resolve("LICENSE"),
				license);
		Files.writeString(this.directory.resolve("runtime/release"),
				"IMPLEMENTOR=\"Acme\"\nJAVA_VERSION=\"25.0.3\"\nJAVA_RUNTIME_VERSION=\"25.0.3+9-LTS\"\n");
		return this.directory.resolve("runtime");
	}

	private static BillOfMaterials bill(String document) {
		return new BillOfMaterials(document.getBytes(StandardCharsets.UTF_8));
	}

	private static Bom parse(BillOfMaterials bill) throws IOException, ParseException {
		byte[] text = bill.text().getBytes(StandardCharsets.UTF_8);
		assertThat(new JsonParser().validate(text)).isEmpty();
		return new JsonParser().parse(text);
	}

	private static List<String> ids(Component component) {
		return component.getLicenses().getLicenses().stream().map(License::getId).toList();
	}

	/**
	 * An application that another class loader loads.
	 */
	static class Application {

	}

}
