/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the bill of materials in a {@link PackageFolder}.
 */
class PackageFolderTests {

	private static final String DOCUMENT = "sbom/application.cdx.json";

	@TempDir
	Path root;

	private final PackageName name = PackageName.of("acme/notes", "1.2.3");

	@Test
	void billOfMaterialsIsThatOfTheBuildWithLauncherAndRuntimes() throws Exception {
		Path classes = this.root.resolve("classes");
		Files.writeString(Files.createDirectories(classes.resolve("META-INF/sbom")).resolve("application.cdx.json"),
				"{\"bomFormat\": \"CycloneDX\"}");
		Path content = Files.createDirectory(this.root.resolve("package"));
		PackageFolder folder = new PackageFolder(this.name, LauncherKind.WINDOWS, content);
		String program = LauncherKind.WINDOWS.fileName(this.name);
		Files.writeString(content.resolve(program), "MZ");
		for (String runtime : new String[] { RuntimeImage.FOLDER, RuntimeImage.MUSL_FOLDER }) {
			Files.writeString(Files.createDirectory(content.resolve(runtime)).resolve("release"),
					"JAVA_VERSION=\"25.0.1\"\n");
		}
		URL own = PackageFolderTests.class.getProtectionDomain().getCodeSource().getLocation();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { classes.toUri().toURL(), own }, null)) {
			assertThat(folder.writeBillOfMaterials(loader.loadClass(Application.class.getName()))).isTrue();
		}
		assertThat(Files.readString(content.resolve(DOCUMENT))).contains("\"bom-ref\" : \"" + program + "\"",
				"\"bom-ref\" : \"" + RuntimeImage.FOLDER + "\"", "\"bom-ref\" : \"" + RuntimeImage.MUSL_FOLDER + "\"",
				PackageHash.ofFile(content.resolve(program)), "\"25.0.1\"");
	}

	@Test
	void packageOfABuildWithoutOneHasNone() throws IOException {
		assertThat(new PackageFolder(this.name, LauncherKind.SCRIPT, this.root)
			.writeBillOfMaterials(PackageFolderTests.class)).isFalse();
		assertThat(this.root.resolve(DOCUMENT)).doesNotExist();
	}

	/**
	 * An application that another class loader loads.
	 */
	static class Application {

	}

}
