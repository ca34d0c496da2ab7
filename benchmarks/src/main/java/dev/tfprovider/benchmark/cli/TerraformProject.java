/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.tfprovider.benchmark.launch.Tool;
import org.jspecify.annotations.Nullable;

/**
 * A Terraform configuration in a folder of its own, with the provider installed from a
 * mirror.
 */
final class TerraformProject {

	private static final String REQUIREMENT = """
			terraform {
			  required_providers {
			    petstore = {
			      source  = "acme/petstore"
			      version = "0.1.0"
			    }
			  }
			}
			""";

	private final String cli;

	private final Path folder;

	private final ProviderVariant variant;

	private int caches;

	private final Map<String, String> environment = new HashMap<>();

	/**
	 * Create a project.
	 * @param cli the CLI
	 * @param folder a folder, created
	 * @param variant how the provider is run
	 * @param endpoint endpoint of the API
	 */
	TerraformProject(String cli, Path folder, ProviderVariant variant, String endpoint) {
		this.cli = cli;
		this.folder = folder;
		this.variant = variant;
		Path rc = folder.resolve("cli.tfrc");
		this.environment.putAll(Map.of("TF_CLI_CONFIG_FILE", rc.toString(), "TF_INPUT", "0", "CHECKPOINT_DISABLE", "1",
				"TF_IN_AUTOMATION", "1", "PETSTORE_ENDPOINT", endpoint, "XDG_CACHE_HOME",
				folder.resolveSibling("cache").toString()));
		this.environment.putAll(variant.environment());
		try {
			Files.createDirectories(folder);
			Files.writeString(rc, """
					provider_installation {
					  filesystem_mirror {
					    path = "%s"
					  }
					}
					""".formatted(variant.mirror()));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Have nothing unpacked yet, as on a machine that has never seen the package.
	 */
	TerraformProject fresh() {
		this.environment.put("XDG_CACHE_HOME", this.folder.resolve("cache-" + this.caches++).toString());
		return this;
	}

	/**
	 * Watch the processor time that is not counted as the CLI's.
	 * @return {@code null} if all of it is
	 */
	@Nullable ProviderProcessor watchShared() {
		return this.variant.outside() ? ProviderProcessor.start(this.variant.mirror()) : null;
	}

	/**
	 * Write a configuration of so many pets and install the provider.
	 */
	TerraformProject pets(int count) {
		return configuration(REQUIREMENT + """
				resource "petstore_pet" "many" {
				  count        = %s
				  name         = "pet ${count.index}"
				  tags         = ["many", "number-${count.index}"]
				  weight_grams = count.index + 1
				}
				""".formatted(count));
	}

	/**
	 * Write a configuration of so many configurations of the provider with a pet each,
	 * and install the provider.
	 */
	TerraformProject aliases(int count) {
		return configuration(REQUIREMENT + IntStream.range(0, count).mapToObj("""
				provider "petstore" {
				  alias = "number_%1$d"
				}
				resource "petstore_pet" "number_%1$d" {
				  provider = petstore.number_%1$d
				  name     = "pet %1$d"
				}
				"""::formatted).collect(Collectors.joining()));
	}

	/**
	 * Write a configuration that needs no provider but the one inside the CLI.
	 */
	TerraformProject builtIn(int count) {
		return configuration("""
				resource "terraform_data" "many" {
				  count = %s
				  input = { name = "pet ${count.index}", tags = ["many", "number-${count.index}"] }
				}
				""".formatted(count));
	}

	/**
	 * Write an empty configuration, and leave the provider in the lock file.
	 */
	TerraformProject unused() {
		return write("");
	}

	private TerraformProject configuration(String text) {
		write(text).terraform(List.of("init"));
		return this;
	}

	private TerraformProject write(String text) {
		try {
			Files.writeString(this.folder.resolve("main.tf"), text);
			return this;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	void terraform(List<String> command) {
		List<String> all = new ArrayList<>(List.of(this.cli));
		all.addAll(command);
		all.add("-no-color");
		Tool.run(this.folder, this.environment, all);
	}

}
