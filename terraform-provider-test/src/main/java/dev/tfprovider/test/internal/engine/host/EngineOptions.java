/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

import java.util.List;

/**
 * The options of the engine.
 *
 * @param host which Terraform or OpenTofu it is
 * @param deferralAllowed whether the provider may put changes off, which no released
 * Terraform allows by itself
 * @param renewals how many times an ephemeral resource that asks for it is renewed before
 * it is closed
 * @param targets addresses that commands are restricted to, none for everything
 * @param replaced addresses of instances to replace whatever their configuration says
 * @param workspace the workspace, whose name a state store knows the state by
 */
public record EngineOptions(HostProfile host, boolean deferralAllowed, int renewals, List<String> targets,
		List<String> replaced, String workspace) {

	public EngineOptions(HostProfile host) {
		this(host, false, 0, List.of(), List.of(), "default");
	}

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
		return new EngineOptions(other, this.deferralAllowed, this.renewals, this.targets, this.replaced,
				this.workspace);
	}

	/**
	 * Return these options with deferral.
	 * @return the changed options
	 * @throws IllegalArgumentException if the host knows no such
	 */
	public EngineOptions withDeferral() {
		return new EngineOptions(this.host, true, this.renewals, this.targets, this.replaced, this.workspace);
	}

	/**
	 * Return these options with another number of renewals.
	 * @param times how many times each
	 * @return the changed options
	 */
	public EngineOptions withRenewals(int times) {
		return new EngineOptions(this.host, this.deferralAllowed, times, this.targets, this.replaced, this.workspace);
	}

	public EngineOptions withTargets(List<String> addresses) {
		return new EngineOptions(this.host, this.deferralAllowed, this.renewals, addresses, this.replaced,
				this.workspace);
	}

	public EngineOptions withReplaced(List<String> addresses) {
		return new EngineOptions(this.host, this.deferralAllowed, this.renewals, this.targets, addresses,
				this.workspace);
	}

	public EngineOptions withWorkspace(String name) {
		return new EngineOptions(this.host, this.deferralAllowed, this.renewals, this.targets, this.replaced, name);
	}

}
