/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import dev.tfprovider.command.CommandFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PackageNameTests {

	private final PackageName name = PackageName.of("acme/pet-store", "1.2.3");

	@Test
	void namesAreThoseRegistriesLookFor() {
		assertThat(this.name.launcher()).isEqualTo("terraform-provider-pet-store_v1.2.3");
		assertThat(this.name.archive(new Platform("linux", "arm64")))
			.isEqualTo("terraform-provider-pet-store_1.2.3_linux_arm64.zip");
		assertThat(this.name.checksums()).isEqualTo("terraform-provider-pet-store_1.2.3_SHA256SUMS");
		assertThat(this.name.manifest()).isEqualTo("terraform-provider-pet-store_1.2.3_manifest.json");
		assertThat(this.name.variablePrefix()).isEqualTo("PET_STORE");
	}

	@Test
	void hostsWhenAddressHasNoneAreTheDefaultsOfBothClis() {
		assertThat(this.name.hosts()).containsExactly("registry.terraform.io", "registry.opentofu.org");
		assertThat(PackageName.of("example.com/acme/x", "1.0.0").hosts()).containsExactly("example.com");
		assertThat(PackageName.of("example.com/acme/x", "1.0.0").address()).isEqualTo("example.com/acme/x");
	}

	@ParameterizedTest
	@CsvSource({ "terraform-provider-pet-store, true", "terraform-provider-pet-store_v1, true",
			"terraform-provider-pet-store.jar, true", "terraform-provider-pet-store-api.jar, false",
			"terraform-provider-pet-stores, false", "terraform-provider-pet, false", "pet-store.jar, false" })
	void isExecutableNameFollowsTheRuleOfHosts(String file, boolean expected) {
		assertThat(this.name.isExecutableName(file)).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1.2.3", "0.0.0", "1.2.3-beta1", "0.1.0-SNAPSHOT", "1.2.3-rc.1+build.5" })
	void versionsThatAreSemanticAreTaken(String version) {
		assertThat(PackageName.of("acme/x", version).version()).isEqualTo(version);
	}

	@Test
	void versionThatInitTakesForNoneIsRefusedWhereInitLooks() {
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> PackageName.of("acme/x", "0.0.0").findable())
			.withMessageStartingWith("The provider has no version, and 'terraform init' finds none of 0.0.0. Set");
		assertThat(PackageName.of("acme/x", "0.0.0-dev").findable().version()).isEqualTo("0.0.0-dev");
	}

	@ParameterizedTest
	@ValueSource(strings = { "1.2", "1", "1.2.3.4", "01.2.3", "latest", "1.2.3 ", "1.2.3/4", "../1.2.3" })
	void versionsThatAreNotAreRefused(String version) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> PackageName.of("acme/x", version))
			.withMessage("The version '%s' is no semantic version such as 1.2.3 or 1.2.3-beta1.", version);
	}

	@Test
	void versionWithStrayVIsRefusedWithTheReason() {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> PackageName.of("acme/x", "v1.2.3"))
			.withMessageStartingWith("The version 'v1.2.3' must be given without the leading 'v'");
	}

	@ParameterizedTest
	@ValueSource(strings = { "petstore", "a/b/c/d", "acme/Pet", "acme/pet_store", "ac--me/pet", "ac__me/pet",
			"_acme/pet", "acme/../pet" })
	void addressesThatAreNoneAreRefused(String address) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> PackageName.of(address, "1.0.0"));
	}

	@Test
	void namespaceMayHaveUnderscoresWithANote() {
		assertThat(PackageName.of("acme_corp/pet", "1.0.0").namespace()).isEqualTo("acme_corp");
		assertThat(SourceAddressPart.note("acme_corp").orElseThrow()).startsWith("Terraform 1.16 and newer take");
		assertThat(SourceAddressPart.note("acme-corp")).isEmpty();
	}

	@Test
	void platformOfJavaIsThatOfGo() {
		assertThat(Platform.of("Linux", "amd64")).hasToString("linux_amd64");
		assertThat(Platform.of("Mac OS X", "aarch64")).hasToString("darwin_arm64");
		assertThat(Platform.of("Linux", "x86_64")).hasToString("linux_amd64");
		assertThat(Platform.of("Windows 11", "amd64")).hasToString("windows_amd64");
		assertThat(Platform.of("Windows 11", "aarch64")).hasToString("windows_arm64");
		assertThat(Platform.of("Linux", "s390x")).hasToString("linux_s390x");
		assertThat(Platform.of("Linux", "ppc64le")).hasToString("linux_ppc64le");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> new Platform("darwin", "s390x"))
			.withMessageContaining("s390x is for linux only");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> new Platform("plan9", "amd64"))
			.withMessageContaining("darwin, freebsd, linux, openbsd, solaris, windows");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> new Platform("linux", "riscv64"))
			.withMessageContaining("386, amd64, arm, arm64, ppc64le, s390x");
	}

}
