/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.DebuggedProvider;
import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every way the provider gets to the CLI.
 */
@Tag("thorough")
@LaunchedPetstoreAcceptance
class InstallationAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension("k3y-of-the-store");

	private static final String REX = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			""";

	@TempDir
	Path directory;

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	@Test
	void initInstallsFromAMirrorAndRunsLeaveThePackageAsItWas(TerraformCli terraform)
			throws IOException, NoSuchAlgorithmException {
		TerraformCli cli = terraform
			.withInstallation(
					ProviderInstallation.filesystemMirror(PackagedProvider.SOURCE, "1.2.3", PackagedProvider.DIRECTORY))
			.allowNonEmptyPlan();
		Map<String, String> before = hashes(PackagedProvider.DIRECTORY);

		Run init = cli.write(REX).init();
		assertThat(init).succeeded();
		assertThat(init.standardOutput()).contains("Installed acme/petstore v1.2.3");
		Path lock = terraform.directory().resolve(".terraform.lock.hcl");
		assertThat(lock).content().contains("version     = \"1.2.3\"").contains("\"h1:");
		String locked = Files.readString(lock);

		assertThat(cli.apply()).succeeded().hasNoDiagnostics();
		assertThat(api.client().findPets(null, null)).extracting(PetResponse::name).containsExactly("Rex");

		Run again = cli.init();
		assertThat(again).succeeded();
		assertThat(again.standardOutput()).contains("Using previously-installed acme/petstore v1.2.3");
		assertThat(lock).hasContent(locked);
		assertThat(hashes(PackagedProvider.DIRECTORY)).isEqualTo(before);
	}

	@Test
	void debugModeServesRunAfterRunAndSeveralAliasesAtOnce(TerraformCli terraform) {
		String aliases = """
				provider "petstore" {
				  alias    = "keyless"
				  endpoint = "%s"
				  api_key  = "wrong"
				}
				data "petstore_inventory" "%s" {
				  provider = petstore%s
				}
				""";
		DebuggedProvider provider = DebuggedProvider.start(PackagedProvider.SOURCE, PackagedProvider.DIRECTORY,
				Map.of());
		try (provider) {
			TerraformCli cli = terraform.withInstallation(provider.installation());

			assertThat(cli.apply(REX)).succeeded().hasNoDiagnostics();
			assertThat(cli.apply(REX + aliases.formatted(api.endpoint(), "allowed", ""))).succeeded()
				.hasAttribute("data.petstore_inventory.allowed", "total", 1);
			assertThat(cli.plan(REX + aliases.formatted(api.endpoint(), "refused", ".keyless"))).failed()
				.hasError("Could not read petstore_inventory")
				.onResource("data.petstore_inventory.refused")
				.withDetail("401");
			assertThat(cli.apply(REX)).succeeded();
			assertThat(cli.destroy()).succeeded().hasResources();
			assertThat(provider.isAlive()).isTrue();
		}
		assertThat(ProcessHandle.of(provider.pid())).isEmpty();
	}

	@Test
	void executableJarBehindALauncherOfTwoLinesWorks(TerraformCli terraform) throws IOException {
		Path jar = Files.copy(ProviderCommandRun.executableJar(), this.directory.resolve("petstore.jar"));
		Path launcher = Files.writeString(
				Files.createDirectory(this.directory.resolve("own")).resolve("terraform-provider-petstore"), """
						#!/bin/sh
						exec java -jar '%s' "$@"
						""".formatted(jar));
		assertThat(launcher.toFile().setExecutable(true)).isTrue();

		Run plan = terraform
			.withInstallation(ProviderInstallation.devOverride(PackagedProvider.SOURCE, launcher.getParent()))
			.plan("""
					data "petstore_inventory" "all" {
					}
					""");

		assertThat(plan).succeeded()
			.hasNoDiagnostics()
			.hasAttribute("data.petstore_inventory.all", "counts", Map.of("available", 0, "pending", 0, "sold", 0));
		ProcessTable.awaitNone(jar.toString(), Duration.ofSeconds(5));
	}

	private static Map<String, String> hashes(Path root) throws IOException, NoSuchAlgorithmException {
		Map<String, String> hashes = new TreeMap<>();
		try (Stream<Path> files = Files.walk(root)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
				hashes.put(root.relativize(file).toString(), HexFormat.of().formatHex(digest));
			}
		}
		return hashes;
	}

}
