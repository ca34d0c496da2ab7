/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The check of examples by the provider.
 */
class ExampleCheckTests {

	private static final String DISK = "resource \"cloud_disk\" \"a\" {\n  name = \"a\"\n  size = 1\n  image = \"i\"\n  %s\n}\n";

	private final ExampleCheck check = new ExampleCheck(ExampleClouds.runtime());

	@Test
	void everythingThatTerraformReadsIsAccepted() {
		assertThat(problems("""
				terraform {
				  required_providers {
				    cloud = { source = "acme/cloud" }
				  }
				}

				provider "cloud" {
				  alias   = "eu"
				  url     = var.url
				  retries = "3"
				}

				variable "url" {
				  type = string
				}

				locals {
				  names = toset(["a", "b"])
				  ids   = { for name, disk in cloud_disk.many : name => disk.serial }
				}

				data "cloud_image" "linux" {
				  name     = "linux-${var.url}"
				  provider = cloud.eu
				}

				resource "cloud_disk" "many" {
				  for_each = local.names

				  name   = each.value
				  size   = provider::cloud::divide(10, 2)
				  image  = data.cloud_image.linux.id
				  fast   = "true"
				  tags   = [each.key, 5, <<-EOT
				    text
				  EOT
				  ]
				  limits = { a = 1, (each.key) = 2 }
				  key_wo = file("${path.module}/key")
				  owner  = { user = "ada", level = length(local.names) }

				  readers = [
				    { user = "bob" },
				    { user = other_user.carol.name, level = null },
				  ]

				  partition {
				    start = 1
				  }

				  dynamic "partition" {
				    for_each = [2, 3]
				    content {
				      start = partition.value
				    }
				  }

				  lifecycle {
				    prevent_destroy = true
				    action_trigger {
				      events  = [after_create]
				      actions = [action.cloud_wipe.all]
				    }
				  }
				}

				resource "other_user" "carol" {
				  anything = ["goes"]
				}

				action "cloud_wipe" "all" {
				  config {
				    disk = cloud_disk.many["a"].serial
				  }
				}

				import {
				  to = cloud_disk.old
				  id = "old"
				}

				output "first" {
				  value = one(cloud_disk.many).tags[0]
				}
				""")).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("mistakes")
	void mistakeInTheBodyHasItsLine(String body, String message) {
		assertThat(problems(DISK.formatted(body))).anyMatch((text) -> text.startsWith("main.tf:5: " + message));
	}

	static Stream<Arguments> mistakes() {
		return Stream.of(Arguments.of("tag = []", "There is no argument 'tag' here. Did you mean 'tags'?"),
				Arguments.of("fast = \"yes\"", "'fast' must be a bool, but is \"yes\"."),
				Arguments.of("fast = 1", "'fast' must be a bool, but is 1."),
				Arguments.of("fast = 1 + 1", "'fast' must be a bool, but is number."),
				Arguments.of("tags = \"a\"", "'tags' must be a list(string), but is \"a\"."),
				Arguments.of("tags = {}", "'tags' must be a list(string), but is an object."),
				Arguments.of("tags = [[]]", "'tags[0]' must be a string, but is a list."),
				Arguments.of("tags = \"a-${b}\"", "'tags' must be a list(string), but is string."),
				Arguments.of("limits = []", "'limits' must be a map(number), but is a list."),
				Arguments.of("limits = { a = \"b\" }", "'limits.a' must be a number, but is \"b\"."),
				Arguments.of("limits = cloud_disk.a.tags", "'limits' must be a map(number), but is list(string)."),
				Arguments.of("owner = {}", "'owner.user' is required. Set it."),
				Arguments.of("owner = { user = \"a\", levle = 1 }",
						"There is no attribute 'levle' in 'owner'. Did you mean 'level'?"),
				Arguments.of("owner = []", "'owner' must be a "),
				Arguments.of("owner = { user = null }", "'owner.user' is required and must not be null."),
				Arguments.of("owner { user = \"a\" }", "'owner' is an argument. Write 'owner = '."),
				Arguments.of("readers = [{ user = [] }]", "'readers[0].user' must be a string, but is a list."),
				Arguments.of("partition = []", "'partition' is a block. Write 'partition {'."),
				Arguments.of("partition {}", "'start' is required. Set it."),
				Arguments.of("partition { start = \"a\" }", "'start' must be a number"),
				Arguments.of("partitions { start = 1 }",
						"There is no block 'partitions' here. Did you mean 'partition'?"),
				Arguments.of("serial = \"s\"", "'serial' is read-only. Remove it."),
				Arguments.of("snapshot = \"s\"", "Invalid"),
				Arguments.of("fast = var.fats", "'var.fats' is declared nowhere in this folder."),
				Arguments.of("fast = local.fats", "'local.fats' is declared nowhere in this folder."),
				Arguments.of("tags = [cloud_disk.b.name]", "'cloud_disk.b' is declared nowhere in this folder."),
				Arguments.of("tags = [cloud_disk.a.nmae]",
						"resource 'cloud_disk' has no attribute 'nmae'. Did you mean "),
				Arguments.of("tags = [cloud_dsik.a.name]", "The provider has no resource 'cloud_dsik'. Did you mean "),
				Arguments.of("tags = [provider::cloud::divied(1, 2)]",
						"The provider has no function 'divied'. Did you mean 'divide'?"),
				Arguments.of("tags = [provider::cloud::divide(1)]",
						"Function 'divide': 2 arguments are required, but 1 given."),
				Arguments.of("tags = [provider::cloud::divide(1, \"x\")]", "'divisor' must be a number, but is \"x\"."),
				Arguments.of("tags = [provider::cloud::divide(1, 0)]", "Function 'divide': cannot divide by zero."),
				Arguments.of("fast = provider::cloud::divide(1, 2)", "'fast' must be a bool, but is number."),
				Arguments.of("tags = [,]", "A value must begin here."));
	}

	@Test
	void ruleOfTheProviderIsReportedAtItsAttribute() {
		assertThat(problems("""
				resource "cloud_disk" "a" {
				  name  = "a"
				  image = "i"
				  size  = 101
				}
				""")).containsExactly("main.tf:4: Disk too large: No disk has more than 100.");
	}

	@ParameterizedTest
	@MethodSource("blocks")
	void wrongBlockIsReported(String text, String message) {
		assertThat(problems(text)).anyMatch((problem) -> problem.startsWith("main.tf:" + message));
	}

	static Stream<Arguments> blocks() {
		return Stream.of(
				Arguments.of("resuorce \"cloud_disk\" \"a\" {}",
						"1: Terraform has no block 'resuorce'. Did you mean 'resource'?"),
				Arguments.of("resource \"cloud_disk\" {}",
						"1: A block 'resource' has 2 labels after the word, but this has 1."),
				Arguments.of("data \"cloud_disk\" \"a\" {}", "1: The provider has no data 'cloud_disk'."),
				Arguments.of("data \"cloud_image\" \"a\" {}", "1: 'name' is required. Set it."),
				Arguments.of("provider \"cloud\" { ulr = 1 }",
						"1: There is no argument 'ulr' here. Did you mean 'url'?"),
				Arguments.of("ephemeral \"cloud_disk\" \"a\" {}", "1: The provider has no ephemeral 'cloud_disk'."),
				Arguments.of("action \"cloud_wipe\" \"a\" {}", "1: 'disk' is required. Set it."),
				Arguments.of("action \"cloud_wipe\" \"a\" { disk = 1 }", "1: There is no argument 'disk' here."),
				Arguments.of("check \"a\" {\n data \"cloud_image\" \"b\" {}\n}", "2: 'name' is required. Set it."),
				Arguments.of("name = 1", "1: 'name' is in no block. Move it into one."),
				Arguments.of("import {\nto = cloud_disk.a\nidentity = { nmae = 1 }\n}",
						"3: There is no attribute 'nmae' in the identity. Did you mean 'name'?"));
	}

	@Test
	void filesOfAFolderUseWhatOthersDeclare() {
		ExampleSource variables = new ExampleSource("variables.tf", "variable \"name\" {}\n");
		ExampleSource image = new ExampleSource("image.tf", "data \"cloud_image\" \"a\" {\n  name = var.name\n}\n");
		assertThat(this.check.problems(List.of(image, variables))).isEmpty();
		assertThat(this.check.problems(List.of(image)))
			.containsExactly("image.tf:2: 'var.name' is declared nowhere in this folder. Declare it.");
	}

	@Test
	void everyMistakeIsReportedInTheOrderOfTheLines() {
		assertThat(problems("resource \"cloud_disk\" \"a\" {\n  size = \"x\"\n  imgae = 1\n}\n")).containsExactly(
				"main.tf:1: 'name' is required. Set it.", "main.tf:2: 'size' must be a number, but is \"x\".",
				"main.tf:3: There is no argument 'imgae' here. Did you mean 'image'?");
	}

	@Test
	void mistakesAreNotEndless() {
		assertThat(problems("x {}\n".repeat(1000))).hasSizeLessThanOrEqualTo(20);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "\n\n", "# nothing\n", "\ufeff" })
	void fileWithoutBlocksHasNoMistakes(String text) {
		assertThat(problems(text)).isEmpty();
	}

	private List<String> problems(String text) {
		return this.check.problems(List.of(new ExampleSource("main.tf", text)));
	}

}
