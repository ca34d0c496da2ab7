/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.test.internal.CliVersion;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ProviderInstallationTests {

	private static final CliVersion TOFU = new CliVersion("OpenTofu", "1.12.0", "linux_arm64");

	@TempDir
	Path root;

	private Path launcher;

	@BeforeEach
	void createLauncher() throws IOException {
		this.launcher = Files.createDirectory(this.root.resolve("launcher"));
	}

	@Test
	void devOverrideNamesTheDirectory() throws IOException {
		executable("terraform-provider-petstore");
		ProviderInstallation installation = ProviderInstallation.devOverride("acme/petstore", this.launcher);
		assertThat(installation.cliConfiguration(this.root, TOFU)).isEqualTo("""
				provider_installation {
				  dev_overrides {
				    "acme/petstore" = "%s"
				  }
				  direct {}
				}
				""".formatted(this.launcher));
		assertThat(installation.requirement()).isEqualTo("""
				terraform {
				  required_providers {
				    petstore = {
				      source = "acme/petstore"
				    }
				  }
				}
				""");
		assertThat(installation.preparation()).containsExactly("get");
	}

	@Test
	void filesystemMirrorHasTheUnpackedLayoutOnTheHostOfTheCli() throws IOException {
		executable("terraform-provider-petstore_v1.2.0");
		ProviderInstallation installation = ProviderInstallation.filesystemMirror("acme/petstore", "1.2.0",
				this.launcher);
		assertThat(installation.cliConfiguration(this.root, TOFU)).contains("path    = \"" + this.root + "/mirror\"")
			.contains("include = [\"registry.opentofu.org/acme/petstore\"]")
			.contains("exclude = [\"registry.opentofu.org/acme/petstore\"]");
		assertThat(this.root.resolve("mirror/registry.opentofu.org/acme/petstore/1.2.0/linux_arm64"))
			.isDirectoryContaining("glob:**terraform-provider-petstore_v1.2.0");
		assertThat(installation.requirement()).contains("version = \"= 1.2.0\"");
	}

	@Test
	void reattachPassesTheVariable() {
		ProviderInstallation installation = ProviderInstallation.reattach("example.com/acme/petstore", "{}");
		assertThat(installation.environment()).isEqualTo(Map.of("TF_REATTACH_PROVIDERS", "{}"));
		assertThat(installation.requirement()).contains("source = \"example.com/acme/petstore\"");
	}

	@Test
	void whenExecutableIsMissingSaysWhatToDo() throws IOException {
		executable("terraform-provider-petstorex");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> ProviderInstallation.devOverride("acme/petstore", this.launcher))
			.withMessage("No executable 'terraform-provider-petstore' in " + this.launcher + ". Package the provider"
					+ " before its acceptance tests run, or correct the launcher directory.");
	}

	@Test
	void whenAFileInFrontIsNotExecutableIsRefusedAsTheCliWould() throws IOException {
		Files.createFile(this.launcher.resolve("terraform-provider-petstore.jar"));
		executable("terraform-provider-petstore_v1");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> ProviderInstallation.devOverride("acme/petstore", this.launcher));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "petstore", "a/b/c/d", "acme/", "/petstore", "ac me/petstore" })
	void whenSourceIsMalformedShowsTheForm(String source) {
		assertThatIllegalArgumentException().isThrownBy(() -> ProviderInstallation.reattach(source, "{}"))
			.withMessage("'" + source + "' is not a source address like acme/petstore or example.com/acme/petstore");
	}

	private void executable(String name) throws IOException {
		assertThat(Files.createFile(this.launcher.resolve(name)).toFile().setExecutable(true)).isTrue();
	}

}
