/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

/**
 * Which Terraform the engine behaves as.
 *
 * @param terraformVersion version it claims to be, such as {@code 1.12.2}
 * @param deferralAllowed whether the provider may put changes off, which no released
 * Terraform allows by itself
 */
public record EngineOptions(String terraformVersion, boolean deferralAllowed) {

	/**
	 * The newest Terraform whose behaviour is known here: that of 1.11, which it has been
	 * compared with, and resource identities.
	 */
	public static final EngineOptions DEFAULT = new EngineOptions("1.12.2", false);

	private static final int FIRST_WITH_IDENTITIES = 12;

	public EngineOptions {
		if (!terraformVersion.matches("\\d+\\.\\d+\\.\\d+.*")) {
			throw new IllegalArgumentException("'" + terraformVersion + "' is not a version like 1.12.2");
		}
	}

	/**
	 * Return these options with another version.
	 * @param version the version to claim
	 * @return the changed options
	 */
	public EngineOptions withTerraformVersion(String version) {
		return new EngineOptions(version, this.deferralAllowed);
	}

	/**
	 * Return these options with deferral.
	 * @return the changed options
	 */
	public EngineOptions withDeferral() {
		return new EngineOptions(this.terraformVersion, true);
	}

	/**
	 * Return whether this version knows resource identities: from 1.12 on.
	 */
	boolean identities() {
		String[] numbers = this.terraformVersion.split("\\.", 3);
		int major = Integer.parseInt(numbers[0]);
		return major > 1 || major == 1 && Integer.parseInt(numbers[1]) >= FIRST_WITH_IDENTITIES;
	}

}
