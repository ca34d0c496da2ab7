/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;

import dev.tfprovider.action.ActionTimeouts;
import dev.tfprovider.datasource.DataSourceTimeouts;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.ephemeral.EphemeralResourceTimeouts;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceTimeouts;

/**
 * Describes why a time limit is invalid.
 */
final class InvalidTimeout {

	static final String SUMMARY = "Invalid timeout";

	static final String DETAIL = "A timeout must be above zero, such as \"30m\" or \"1h30m\".";

	private InvalidTimeout() {
	}

	/**
	 * Check the value of a component, whatever it is.
	 */
	static void check(AttributePath path, Class<?> model, Object value, Diagnostics diagnostics) {
		boolean timeout = model == ResourceTimeouts.class || model == DataSourceTimeouts.class
				|| model == EphemeralResourceTimeouts.class || model == ActionTimeouts.class;
		if (timeout && value instanceof Duration limit && !TimeLimits.isPositive(limit)) {
			diagnostics.error(path, SUMMARY, DETAIL);
		}
	}

}
