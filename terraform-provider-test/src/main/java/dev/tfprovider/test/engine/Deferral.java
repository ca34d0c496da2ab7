/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

/**
 * Judges a provider that puts something off.
 */
final class Deferral {

	private Deferral() {
	}

	/**
	 * Refuse, as it was not allowed to.
	 */
	static void refuse(ResourceAddress address, EngineDiagnostics found) {
		found.error("Provider deferred changes when Terraform did not allow deferrals",
				"The provider signaled a deferred action for " + GoString.quote(address.toString())
						+ ", but in this context deferrals are disabled. This is a bug in the provider, please file an "
						+ "issue with the provider developers.");
	}

}
