/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Packages made on Windows, where files have no permissions and paths have backslashes.
 */
class WindowsFileSystemTests {

	private static final PackageName NAME = PackageName.of("acme/pet-store", "1.0.0");

	private FileSystem windows;

	private Path root;

	private Path out;

	@BeforeEach
	void createFileSystem() throws IOException {
		this.windows = Jimfs.newFileSystem(Configuration.windows());
		this.root = this.windows.getPath("C:\\staging\\package");
		this.out = Files.createDirectories(this.windows.getPath("C:\\out"));
		Files.createDirectories(this.root.resolve("lib"));
		Files.writeString(this.root.resolve("lib").resolve("b.jar"), "b");
	}

	@AfterEach
	void close() throws IOException {
		this.windows.close();
	}

	@Test
	void packagesForBothKindsOfSystemsAreTheSameAsElsewhere() throws IOException {
		Files.createDirectories(this.root.resolve("runtime\\bin"));
		Files.createDirectories(this.root.resolve("runtime\\lib"));
		for (String file : List.of("runtime\\bin\\java", "runtime\\lib\\jspawnhelper", "runtime\\lib\\modules")) {
			Files.writeString(this.root.resolve(file), "x");
		}
		LauncherKind.SCRIPT.write(WindowsLauncherTests.script(RuntimeFlavour.RUNTIME), this.root);
		new FileTree(this.root).normalize();
		ReleaseLayout.REGISTRY.add(release(LauncherKind.SCRIPT, "linux").release(), this.out, true, Optional.empty());
		assertThat(ReleaseArchive.modes(this.out.resolve("terraform-provider-pet-store_1.0.0_linux_amd64.zip")))
			.containsExactly(Map.entry("terraform-provider-pet-store_v1.0.0", 0100755), Map.entry("lib/b.jar", 0100644),
					Map.entry("lib/shared.sh", 0100644), Map.entry("runtime/bin/java", 0100755),
					Map.entry("runtime/lib/jspawnhelper", 0100755), Map.entry("runtime/lib/modules", 0100644));
		assertThat(Files.getLastModifiedTime(this.root.resolve("lib\\b.jar")).toInstant()).isEqualTo(FileTree.TIME);
	}

	@Test
	void packageForWindowsIsWrittenAndReplaced() throws IOException {
		LauncherKind.WINDOWS.write(WindowsLauncherTests.script(RuntimeFlavour.THIN), this.root);
		BuiltPackage release = release(LauncherKind.WINDOWS, "windows");
		PackageLayout.writeAll(List.of(PackageLayout.UNPACKED, PackageLayout.NETWORK, PackageLayout.REGISTRY), release,
				this.out, Optional.empty());
		PackageLayout.writeAll(List.of(PackageLayout.UNPACKED, PackageLayout.NETWORK, PackageLayout.REGISTRY), release,
				this.out, Optional.empty());
		assertThat(new FileTree(this.out).files()).containsKeys(
				"unpacked/registry.terraform.io/acme/pet-store/1.0.0/windows_amd64/lib/launcher.conf",
				"unpacked/registry.terraform.io/acme/pet-store/1.0.0/windows_amd64/terraform-provider-pet-store_v1.0.0.exe",
				"network/registry.opentofu.org/acme/pet-store/1.0.0.json",
				"registry/terraform-provider-pet-store_1.0.0_SHA256SUMS");
		new FileTree(this.out).delete();
		assertThat(this.out).doesNotExist();
	}

	@Test
	void mirrorOfTheUserIsWhereTheCliOfThePlatformLooks() {
		Map<String, String> environment = Map.of("APPDATA", "C:/Users/Ada/AppData/Roaming", "HOME", "/home/ada");
		assertThat(InstallCommand.userMirror(environment, new Platform("windows", "amd64")))
			.isEqualTo(Path.of("C:/Users/Ada/AppData/Roaming/terraform.d/plugins"));
		assertThat(InstallCommand.userMirror(environment, new Platform("linux", "amd64")))
			.isEqualTo(Path.of("/home/ada/.terraform.d/plugins"));
	}

	private BuiltPackage release(LauncherKind kind, String os) {
		return new BuiltPackage(NAME, List.of(new Platform(os, "amd64")), new PackageFolder(NAME, kind, this.root),
				Set.of(6));
	}

}
