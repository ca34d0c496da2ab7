/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

import dev.tfprovider.test.internal.CliVersion;

/**
 * The product and version of Terraform or OpenTofu that the engine behaves as. What is
 * true of it is in {@link HostDifference}, what it says in {@link HostMessages}.
 *
 * @param release the product and its version
 */
public record HostProfile(CliVersion release) {

	public HostProfile {
		if (!release.number().matches("\\d+\\.\\d+\\.\\d+.*")) {
			throw new IllegalArgumentException("'" + release.number() + "' is not a version like 1.12.2");
		}
	}

	/**
	 * Return a version of Terraform.
	 * @param version number, such as {@code 1.15.9}
	 * @return the profile
	 */
	public static HostProfile terraform(String version) {
		return new HostProfile(new CliVersion("Terraform", version, ""));
	}

	/**
	 * Return a version of OpenTofu.
	 * @param version number, such as {@code 1.12.6}
	 * @return the profile
	 */
	public static HostProfile openTofu(String version) {
		return new HostProfile(new CliVersion("OpenTofu", version, ""));
	}

	/**
	 * Return whether it is OpenTofu.
	 * @return {@code false} for Terraform
	 */
	public boolean isOpenTofu() {
		return this.release.isOpenTofu();
	}

	/**
	 * Compare with a version of the same product, of as many parts as matter.
	 * @param version version, such as {@code 1.12}
	 * @return negative if this is older, positive if newer, else 0
	 */
	public int compareTo(String version) {
		return this.release.compareTo(version);
	}

	public boolean has(HostDifference fact) {
		return fact.isTrueOf(this);
	}

	/**
	 * Return the version that the provider is told.
	 */
	public String claimedVersion() {
		return has(HostDifference.CLAIMS_TERRAFORM_1_13) ? "1.13.0" : this.release.number();
	}

	/**
	 * Return the address of a provider with its registry.
	 */
	public String qualify(String source) {
		long parts = source.chars().filter((character) -> character == '/').count();
		return (parts == 1) ? this.release.defaultHost() + "/" + source : source;
	}

	/**
	 * Return an address as practitioners see it: without the usual registry.
	 */
	public String forDisplay(String address) {
		String prefix = this.release.defaultHost() + "/";
		return address.startsWith(prefix) ? address.substring(prefix.length()) : address;
	}

	/**
	 * Return product and version, such as {@code OpenTofu 1.12.6}.
	 */
	@Override
	public String toString() {
		return this.release.toString();
	}

}
