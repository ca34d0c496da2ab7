/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.value.GoString;

/**
 * Checks the deferrals of a provider.
 */
public final class Deferral {

	private Deferral() {
	}

	/**
	 * Refuse, as it was not allowed to.
	 */
	public static void refuse(ResourceAddress address, EngineDiagnostics found) {
		found.error("Provider deferred changes when Terraform did not allow deferrals",
				"The provider signaled a deferred action for " + GoString.quote(address.toString())
						+ ", but in this context deferrals are disabled. This is a bug in the provider, please file an "
						+ "issue with the provider developers.");
	}

}
