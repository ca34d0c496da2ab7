/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Finds values that hosts accept from a provider but cannot write to their state.
 */
public final class StateEncodingCheck {

	private StateEncodingCheck() {
	}

	/**
	 * Report that an object cannot be written.
	 * @return whether it can be
	 */
	public static boolean check(ResourceAddress address, TerraformValue value, EngineDiagnostics found) {
		if (isInfinite(value)) {
			found.error("failed to encode " + address + " in state: cannot serialize infinity as JSON", "");
			return false;
		}
		return true;
	}

	private static boolean isInfinite(TerraformValue value) {
		return value instanceof InfinityValue
				|| Stream.concat(ValueParts.elements(value).stream(), value.entries().values().stream())
					.anyMatch(StateEncodingCheck::isInfinite);
	}

}
