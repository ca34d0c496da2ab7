/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.release.PackageHash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the bill of materials and the scope of the process of a
 * {@link PackageFolder}.
 */
class PackageFolderTests {

	private static final String DOCUMENT = "sbom/application.cdx.json";

	@TempDir
	Path root;

	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

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
		Files.createDirectory(content.resolve("lib"));
		Files.writeString(content.resolve(WindowsLauncher.CONFIGURATION), "");
		for (String runtime : new String[] { RuntimeImage.FOLDER, RuntimeImage.MUSL }) {
			Files.writeString(Files.createDirectory(content.resolve(runtime)).resolve("release"),
					"JAVA_VERSION=\"25.0.1\"\n");
		}
		URL own = PackageFolderTests.class.getProtectionDomain().getCodeSource().getLocation();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { classes.toUri().toURL(), own }, null)) {
			assertThat(folder.writeBillOfMaterials(loader.loadClass(Application.class.getName()), List.of())).isTrue();
		}
		assertThat(Files.readString(content.resolve(DOCUMENT))).contains("\"bom-ref\" : \"" + program + "\"",
				"\"bom-ref\" : \"" + RuntimeImage.FOLDER + "\"", "\"bom-ref\" : \"" + RuntimeImage.MUSL + "\"",
				PackageHash.ofFile(content.resolve(program)), "\"25.0.1\"");
	}

	@Test
	void packageOfABuildWithoutOneHasNone() throws IOException {
		assertThat(new PackageFolder(this.name, LauncherKind.SCRIPT, this.root)
			.writeBillOfMaterials(PackageFolderTests.class, List.of())).isFalse();
		assertThat(this.root.resolve(DOCUMENT)).doesNotExist();
	}

	@Test
	void staticFieldsAreNamedAndNotSharedUnlessTheAuthorSaysSo() {
		assertThat(scope(Optional.of(ProcessScope.COMMAND), "com.acme.A.a (not final, int)", "com.acme.B.b"))
			.contains(ProcessScope.LAUNCH);
		assertThat(this.err.toString(StandardCharsets.UTF_8)).contains("a process of its own",
				"  com.acme.A.a (not final, int)", "  com.acme.B.b", "@SharedProcess", "@NotResident",
				"terraform.provider.process.scope");
	}

	@Test
	void withoutStaticFieldsTheScopeIsThatOfTheProvider() {
		assertThat(scope(Optional.of(ProcessScope.COMMAND))).contains(ProcessScope.COMMAND);
		assertThat(scope(Optional.of(ProcessScope.RESIDENT), "com.acme.A.a")).contains(ProcessScope.RESIDENT);
		assertThat(scope(Optional.empty(), "com.acme.A.a")).isEmpty();
		assertThat(this.err.size()).isZero();
	}

	private Optional<ProcessScope> scope(Optional<ProcessScope> scope, String... fields) {
		ProviderApplication notes = NotesProvider.commanded();
		return PackageFolder.scope(new ProviderApplication(notes.definition(), notes.application(), notes.service(),
				() -> scope, () -> List.of(fields), List::of), new PrintStream(this.err, true, StandardCharsets.UTF_8));
	}

	/**
	 * An application that another class loader loads.
	 */
	static class Application {

	}

}
