/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

/**
 * The options of the engine.
 *
 * @param host which Terraform or OpenTofu it is
 * @param deferralAllowed whether the provider may put changes off, which no released
 * Terraform allows by itself
 */
public record EngineOptions(HostProfile host, boolean deferralAllowed) {

	public EngineOptions {
		if (deferralAllowed && !host.has(HostDifference.READS_DEFERRALS)) {
			throw new IllegalArgumentException(
					host + " knows no deferred changes; only Terraform 1.9 and newer versions do");
		}
	}

	/**
	 * Return these options with another host.
	 * @param other the host to behave as
	 * @return the changed options
	 */
	public EngineOptions withHost(HostProfile other) {
		return new EngineOptions(other, this.deferralAllowed);
	}

	/**
	 * Return these options with deferral.
	 * @return the changed options
	 * @throws IllegalArgumentException if the host knows no such
	 */
	public EngineOptions withDeferral() {
		return new EngineOptions(this.host, true);
	}

}
