/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.ChecksumSigner;
import dev.tfprovider.internal.command.signing.TestSigner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What a command may replace by a package.
 */
class PackageTargetTests {

	private static final String LAUNCHER = "terraform-provider-pet-store_v1.0.0";

	private static final List<Platform> PLATFORMS = List.of(new Platform("linux", "amd64"));

	private final PackageName name = PackageName.of("example.com/acme/pet-store", "1.0.0");

	@TempDir
	private Path temporary;

	private Path out;

	private FileTree made;

	@BeforeEach
	void makePackage() throws IOException {
		this.out = Files.createDirectory(this.temporary.resolve("out"));
		Path root = this.temporary.resolve("package");
		this.made = new FileTree(root);
		write(root, LAUNCHER, "new");
		write(root, "lib/new.jar", "new");
		write(root, "sbom/application.cdx.json", "new");
	}

	@Test
	void emptyAndMissingFoldersAreFilled() throws IOException {
		place(this.out).replace(this.made);
		assertThat(files()).containsExactly("lib/new.jar", "sbom/application.cdx.json", LAUNCHER);
		place(this.temporary.resolve("a/b")).replace(this.made);
		assertThat(this.temporary.resolve("a/b").resolve(LAUNCHER)).hasContent("new");
	}

	@ParameterizedTest
	@ValueSource(strings = { LAUNCHER, "terraform-provider-pet-store_v0.9.0-beta1",
			"terraform-provider-pet-store_v0.9.0.exe" })
	void earlierPackageIsReplaced(String launcher) throws IOException {
		write(this.out, launcher, "old");
		write(this.out, "lib/old.jar", "old");
		write(this.out, "runtime/bin/java", "old");
		place(this.out).replace(this.made);
		assertThat(files()).containsExactly("lib/new.jar", "sbom/application.cdx.json", LAUNCHER);
		assertThat(this.out.resolve(LAUNCHER)).hasContent("new");
	}

	/**
	 * Whatever time the earlier one was stopped at.
	 */
	@Test
	void packageThatWasNotFinishedIsReplaced() throws IOException {
		write(this.out, LAUNCHER, "old");
		place(this.out).replace(this.made);
		assertThat(files()).contains("lib/new.jar");
	}

	@Test
	void draftOfOneThatWasStoppedGoesAndIsNoPackage() throws IOException {
		write(this.out, ".part/lib/half.jar", "half");
		place(this.out).replace(this.made);
		assertThat(files()).containsExactly("lib/new.jar", "sbom/application.cdx.json", LAUNCHER);
	}

	@Test
	void whatCannotBeCopiedWholeReplacesNothing() throws IOException {
		write(this.out, LAUNCHER, "old");
		write(this.out, "lib/old.jar", "old");
		FileTree failing = new FileTree(this.made.root().resolve("none"));
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> place(this.out).replace(failing));
		assertThat(files()).containsExactly("lib/old.jar", LAUNCHER);
		assertThat(this.out.resolve(LAUNCHER)).hasContent("old");
	}

	@ParameterizedTest
	@ValueSource(strings = { "pom.xml", ".bashrc", "terraform-provider-pet-store", "terraform-provider-other_v1.0.0",
			"src/Main.java", "lib" })
	void folderWithAnythingElseIsRefusedAndKept(String own) throws IOException {
		write(this.out, LAUNCHER, "old");
		write(this.out, own, "precious");
		assertRefused("'" + own.replaceFirst("/.*", "") + "' is in it");
		assertThat(this.out.resolve(own)).hasContent("precious");
		assertThat(this.out.resolve(LAUNCHER)).hasContent("old");
	}

	@Test
	void folderWithoutALauncherIsRefused() throws IOException {
		write(this.out, "lib/precious.jar", "precious");
		assertRefused("there is no 'terraform-provider-pet-store_v...' in it");
		assertThat(this.out.resolve("lib/precious.jar")).hasContent("precious");
	}

	@Test
	void launcherThatIsALinkProvesNothing() throws IOException {
		Files.createSymbolicLink(this.out.resolve(LAUNCHER), Path.of("/bin/sh"));
		assertRefused("'" + LAUNCHER + "' is in it");
	}

	@Test
	void linkToAPackageKeepsLeadingToIt() throws IOException {
		write(this.out, LAUNCHER, "old");
		Path link = Files.createSymbolicLink(this.temporary.resolve("link"), this.out);
		place(link).replace(this.made);
		assertThat(link).isSymbolicLink();
		assertThat(this.out.resolve("lib/new.jar")).hasContent("new");
	}

	@Test
	void fileIsRefused() throws IOException {
		Path file = Files.writeString(this.temporary.resolve("file"), "precious");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(place(file)::check)
			.withMessage("'" + file + "' is no directory.");
	}

	/**
	 * Making a package takes minutes, so the question comes before.
	 */
	@ParameterizedTest
	@EnumSource(names = { "FOLDER", "UNPACKED" })
	void layoutsThatReplaceFoldersAskBefore(PackageLayout layout) throws IOException {
		Path folder = layout.replaced(this.name, PLATFORMS, this.out).get(0);
		write(folder, "precious", "precious");
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> PackageLayout.checkAll(List.of(layout), this.name, PLATFORMS, this.out))
			.withMessageStartingWith("'" + folder + "' would be replaced");
	}

	@ParameterizedTest
	@EnumSource
	void noLayoutLosesWhatIsBeside(PackageLayout layout) throws IOException {
		write(this.out, "precious", "precious");
		Optional<ChecksumSigner> signer = Optional.of(TestSigner.INSTANCE);
		BuiltPackage release = new BuiltPackage(this.name, PLATFORMS,
				new PackageFolder(this.name, LauncherKind.SCRIPT, this.made.root()), Set.of(6));
		if (layout == PackageLayout.FOLDER) {
			assertThatExceptionOfType(CommandFailedException.class)
				.isThrownBy(() -> layout.write(release, this.out, signer));
		}
		else {
			layout.write(release, this.out, signer);
			layout.write(release, this.out, signer);
		}
		assertThat(this.out.resolve("precious")).hasContent("precious");
	}

	private void assertRefused(String reason) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> place(this.out).replace(this.made))
			.withMessage("'%s' would be replaced, but is no earlier package of this provider: %s. Name an empty "
					+ "directory, or a new one.", this.out, reason);
	}

	private PackageTarget place(Path folder) {
		return new PackageTarget(folder, this.name);
	}

	private List<String> files() throws IOException {
		return List.copyOf(new FileTree(this.out).files().keySet());
	}

	private static void write(Path folder, String file, String content) throws IOException {
		Path path = folder.resolve(file);
		Files.createDirectories(path.getParent());
		Files.writeString(path, content);
		assertThat(path.toFile().setExecutable(true)).isTrue();
	}

}
