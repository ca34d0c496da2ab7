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
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.PackageHash;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ReleaseTests {

	private static final String ZIP = "terraform-provider-x_1.0.0_linux_amd64.zip";

	@TempDir
	Path directory;

	private Path out;

	@BeforeEach
	void setUp() throws IOException {
		this.out = Files.createDirectory(this.directory.resolve("out"));
	}

	@Test
	void registryHasArchivesChecksumsAndManifest() throws IOException {
		PackageLayout.REGISTRY.write(release("example.com/acme/x", "1.0.0", "linux", "darwin"), this.out,
				Optional.empty());
		assertThat(files()).containsExactly("terraform-provider-x_1.0.0_SHA256SUMS",
				"terraform-provider-x_1.0.0_darwin_amd64.zip", ZIP, "terraform-provider-x_1.0.0_manifest.json");
		String zip = PackageHash.ofFile(this.out.resolve(ZIP));
		assertThat(this.out.resolve("terraform-provider-x_1.0.0_SHA256SUMS")).hasContent("""
				%1$s  terraform-provider-x_1.0.0_darwin_amd64.zip
				%1$s  terraform-provider-x_1.0.0_linux_amd64.zip
				%2$s  terraform-provider-x_1.0.0_manifest.json
				""".formatted(zip, PackageHash.ofFile(this.out.resolve("terraform-provider-x_1.0.0_manifest.json"))));
	}

	@Test
	void checksumsCoverPlatformsPackagedBeforeButNoOtherVersion() throws IOException {
		PackageLayout.REGISTRY.write(release("acme/x", "0.9.0", "linux"), this.out, Optional.empty());
		PackageLayout.REGISTRY.write(release("acme/x", "1.0.0", "linux"), this.out, Optional.empty());
		PackageLayout.REGISTRY.write(release("acme/x", "1.0.0", "freebsd"), this.out, Optional.empty());
		assertThat(Files.readAllLines(this.out.resolve("terraform-provider-x_1.0.0_SHA256SUMS")))
			.extracting((line) -> line.split("  ")[1])
			.containsExactly("terraform-provider-x_1.0.0_freebsd_amd64.zip", ZIP,
					"terraform-provider-x_1.0.0_manifest.json");
	}

	@Test
	void mirrorsHaveAFolderForEachDefaultHost() throws IOException {
		PackageLayout.writeAll(List.of(PackageLayout.PACKED, PackageLayout.UNPACKED),
				release("acme/x", "1.0.0", "linux"), this.out, Optional.empty());
		assertThat(files()).containsExactly("packed/registry.opentofu.org/acme/x/" + ZIP,
				"packed/registry.terraform.io/acme/x/" + ZIP,
				"unpacked/registry.opentofu.org/acme/x/1.0.0/linux_amd64/lib/a.jar",
				"unpacked/registry.opentofu.org/acme/x/1.0.0/linux_amd64/terraform-provider-x_v1.0.0",
				"unpacked/registry.terraform.io/acme/x/1.0.0/linux_amd64/lib/a.jar",
				"unpacked/registry.terraform.io/acme/x/1.0.0/linux_amd64/terraform-provider-x_v1.0.0");
		assertThat(
				this.out.resolve("unpacked/registry.terraform.io/acme/x/1.0.0/linux_amd64/terraform-provider-x_v1.0.0"))
			.isExecutable();
	}

	@Test
	void networkMirrorGrowsVersionByVersion() throws IOException {
		PackageLayout.NETWORK.write(release("example.com/acme/x", "0.9.0", "linux"), this.out, Optional.empty());
		PackageLayout.NETWORK.write(release("example.com/acme/x", "1.0.0", "linux"), this.out, Optional.empty());
		Path provider = this.out.resolve("example.com/acme/x");
		assertThat(Files.readString(provider.resolve("index.json"))).isEqualToIgnoringWhitespace("""
				{"versions": {"0.9.0": {}, "1.0.0": {}}}
				""");
		assertThat(Files.readString(provider.resolve("1.0.0.json"))).isEqualToIgnoringWhitespace("""
				{"archives": {"linux_amd64": {"url": "%s", "hashes": ["%s", "%s"]}}}
				""".formatted(ZIP,
				PackageHash.ofContents(release("example.com/acme/x", "1.0.0", "linux").folder().files()),
				"zh:" + PackageHash.ofFile(provider.resolve(ZIP))));
	}

	private BuiltPackage release(String address, String version, String... systems) throws IOException {
		PackageName name = PackageName.of(address, version);
		Path root = Files
			.createDirectories(Files.createTempDirectory(this.directory, "staging").resolve("package").resolve("lib"))
			.getParent();
		Files.writeString(root.resolve("lib/a.jar"), "a");
		Path launcher = Files.writeString(root.resolve(name.launcher()), "#!/bin/sh\n");
		assertThat(launcher.toFile().setExecutable(true, false)).isTrue();
		return new BuiltPackage(name, Stream.of(systems).map((os) -> new Platform(os, "amd64")).toList(),
				new PackageFolder(name, LauncherKind.SCRIPT, root), Set.of(5, 6));
	}

	private List<String> files() throws IOException {
		return List.copyOf(new FileTree(this.out).files().keySet());
	}

}
