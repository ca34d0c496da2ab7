/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.GoString;

/**
 * What Core says of mistakes of a provider wherever it finds them.
 */
final class ProviderBug {

	static final String REPORT = "This is a bug in the provider, which should be reported in the provider's own issue "
			+ "tracker.";

	/**
	 * The same as a paragraph of its own.
	 */
	static final String PARAGRAPH = "\n\n" + REPORT;

	private ProviderBug() {
	}

	/**
	 * Refuse that a provider puts something off, as it was not allowed to.
	 */
	static void refuseDeferral(ResourceAddress address, EngineDiagnostics found) {
		found.error("Provider deferred changes when Terraform did not allow deferrals",
				"The provider signaled a deferred action for " + GoString.quote(address.toString())
						+ ", but in this context deferrals are disabled. This is a bug in the provider, please file an "
						+ "issue with the provider developers.");
	}

	/**
	 * Return what is wrong with a value of a write-only attribute.
	 * @param when such as {@code " after apply"}
	 */
	static String writeOnly(Walk walk, ResourceAddress address, AttributePath path, String when) {
		return "Provider " + GoString.quote(walk.providerConfig(address)) + writeOnly(address, path, when) + REPORT;
	}

	/**
	 * Return the same without who it was, and without what to do.
	 */
	static String writeOnly(ResourceAddress address, AttributePath path, String when) {
		return " returned a value for the write-only attribute \"" + address + CheckProblem.pathText(path) + "\"" + when
				+ ". Write-only attributes cannot be read back from the provider. ";
	}

}
