/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The provider is a script that notes that it was started and says no handshake.
 */
@TerraformAcceptanceTest
class ProviderInstallationAcceptanceTests {

	private static final String CONFIGURATION = """
			resource "petstore_pet" "rex" {
			}
			""";

	@TempDir
	Path directory;

	@BeforeEach
	void writeLauncher() throws IOException {
		Path launcher = Files.writeString(this.directory.resolve("terraform-provider-petstore"), """
				#!/bin/sh
				echo started >> '%s'
				echo 'no handshake'
				exec sleep 60
				""".formatted(started()));
		assertThat(launcher.toFile().setExecutable(true)).isTrue();
	}

	@Test
	void devOverrideStartsTheLauncherWithoutInit(TerraformCli terraform) {
		TerraformCli cli = terraform
			.withInstallation(ProviderInstallation.devOverride("acme/petstore", this.directory));
		Run run = cli.validate(CONFIGURATION);
		assertNoSchema(terraform, run, "no handshake");
		assertThat(run.warnings()).isEmpty();
		assertThat(started()).content().startsWith("started");
		assertThat(terraform.directory().resolve(".terraform.lock.hcl")).doesNotExist();
	}

	@Test
	void filesystemMirrorIsInstalledByInit(TerraformCli terraform) {
		TerraformCli cli = terraform
			.withInstallation(ProviderInstallation.filesystemMirror("acme/petstore", "1.2.0", this.directory));
		Run init = cli.write(CONFIGURATION).init();
		assertThat(init).succeeded();
		assertThat(init.standardOutput()).contains("Installed acme/petstore v1.2.0");
		assertThat(started()).doesNotExist();
		assertThat(terraform.directory().resolve(".terraform.lock.hcl")).content()
			.contains("acme/petstore\"")
			.contains("version     = \"1.2.0\"");
		assertNoSchema(terraform, cli.plan(), "no handshake");
		assertThat(started()).content().startsWith("started");
	}

	@Test
	void reattachDialsTheAddressAndStartsNothing(TerraformCli terraform) throws IOException {
		// Terraform kills the process it is told of when nobody listens at the address.
		Process victim = new ProcessBuilder("sleep", "300").start();
		try {
			TerraformCli cli = terraform.withInstallation(ProviderInstallation.reattach("acme/petstore", """
					{"acme/petstore":{"Protocol":"grpc","ProtocolVersion":6,"Pid":%d,"Test":true,\
					"Addr":{"Network":"tcp","String":"127.0.0.1:1"}}}""".formatted(victim.pid())));
			assertNoSchema(terraform, cli.plan(CONFIGURATION), "");
			assertThat(started()).doesNotExist();
		}
		finally {
			victim.destroyForcibly();
		}
	}

	@Test
	void ownRequirementWinsOverTheGeneratedOne(TerraformCli terraform) {
		TerraformCli cli = terraform
			.withInstallation(ProviderInstallation.filesystemMirror("acme/petstore", "1.2.0", this.directory));
		Run init = cli.write("""
				terraform {
				  required_providers {
				    petstore = {
				      source  = "acme/petstore"
				      version = ">= 2.0.0"
				    }
				  }
				}
				""").init();
		assertThat(init).failed()
			.hasError(terraform.isOpenTofu() ? "Failed to resolve provider packages"
					: "Failed to query available provider packages")
			.withDetail(">= 2.0.0");
		assertThat(terraform.directory().resolve(WorkingDirectory.REQUIREMENT)).isEmptyFile();
	}

	private static void assertNoSchema(TerraformCli terraform, Run run, String reason) {
		assertThat(run).failed();
		assertThat(run.errors()).singleElement().satisfies((error) -> {
			assertThat(error.summary())
				.contains(terraform.isOpenTofu() ? "to obtain schema" : "Failed to load plugin schemas");
			assertThat(error.summary() + error.detail()).contains(reason);
		});
	}

	private Path started() {
		return this.directory.resolve("started.txt");
	}

}
