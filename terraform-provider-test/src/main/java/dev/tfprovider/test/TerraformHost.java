/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.test.internal.engine.host.HostProfile;

/**
 * The version of Terraform or OpenTofu that {@link InMemoryTerraform} emulates: its
 * requests, checks, messages and order of calls.
 */
public enum TerraformHost {

	/** The oldest Terraform whose rules are known here. */
	TERRAFORM_1_5("Terraform", "1.5.7"),

	/** The first Terraform that moves objects between types. */
	TERRAFORM_1_8("Terraform", "1.8.5"),

	/** The first Terraform with write-only attributes. */
	TERRAFORM_1_11("Terraform", "1.11.4"),

	/** The first Terraform with resource identities. */
	TERRAFORM_1_12("Terraform", "1.12.2"),

	/** The first Terraform that keeps an object whose result it refuses. */
	TERRAFORM_1_14("Terraform", "1.14.9"),

	/** The first Terraform that refuses messages about what is not deprecated. */
	TERRAFORM_1_15("Terraform", "1.15.9"),

	/**
	 * The first Terraform that keeps what a plan has made for the apply; the newest whose
	 * rules are known here.
	 */
	TERRAFORM_1_16("Terraform", "1.16.0"),

	/** The oldest OpenTofu whose rules are known here. */
	OPENTOFU_1_8("OpenTofu", "1.8.11"),

	/** The first OpenTofu that moves objects between types. */
	OPENTOFU_1_10("OpenTofu", "1.10.10"),

	/** The newest OpenTofu whose rules are known here. */
	OPENTOFU_1_12("OpenTofu", "1.12.6");

	/** The host of an {@link InMemoryTerraform} that was not told another. */
	public static final TerraformHost DEFAULT = TERRAFORM_1_15;

	private static final Pattern RELEASE = Pattern.compile("(Terraform|OpenTofu) v?(\\d+\\.\\d+\\.\\d+\\S*)");

	private final String product;

	private final String version;

	TerraformHost(String product, String version) {
		this.product = product;
		this.version = version;
	}

	static HostProfile profile(String release) {
		Matcher matcher = RELEASE.matcher(release);
		if (!matcher.matches()) {
			throw new IllegalArgumentException(
					"'" + release + "' is not a release like Terraform 1.15.9 or OpenTofu 1.12.6");
		}
		return profile(matcher.group(1), matcher.group(2));
	}

	private static HostProfile profile(String product, String version) {
		return product.equals("OpenTofu") ? HostProfile.openTofu(version) : HostProfile.terraform(version);
	}

	/**
	 * Return whether the host is OpenTofu.
	 * @return false for Terraform
	 */
	public boolean isOpenTofu() {
		return profile().isOpenTofu();
	}

	HostProfile profile() {
		return profile(this.product, this.version);
	}

	/**
	 * Return product and version, such as {@code OpenTofu 1.12.6}.
	 */
	@Override
	public String toString() {
		return this.product + " " + this.version;
	}

}
