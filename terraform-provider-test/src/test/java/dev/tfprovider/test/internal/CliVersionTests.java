/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class CliVersionTests {

	@Test
	void parseWhenTerraform() {
		CliVersion version = CliVersion.parse("Terraform v1.11.4\non linux_amd64\n\nYour version is out of date!");
		assertThat(version).isEqualTo(new CliVersion("Terraform", "1.11.4", "linux_amd64"))
			.hasToString("Terraform 1.11.4");
		assertThat(version.defaultHost()).isEqualTo("registry.terraform.io");
	}

	@Test
	void parseWhenOpenTofu() {
		CliVersion version = CliVersion.parse("OpenTofu v1.12.0-rc1\non darwin_arm64\n");
		assertThat(version).isEqualTo(new CliVersion("OpenTofu", "1.12.0-rc1", "darwin_arm64"));
		assertThat(version.defaultHost()).isEqualTo("registry.opentofu.org");
	}

	@Test
	void parseWhenSomethingElseShowsIt() {
		assertThatIllegalStateException().isThrownBy(() -> CliVersion.parse("hello"))
			.withMessageEndingWith("prints this as its version: hello");
	}

}
