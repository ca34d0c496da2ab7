/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import dev.tfprovider.attribute.Overridable;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.ProviderConfiguration;
import jakarta.validation.constraints.Pattern;

/**
 * Settings of the provider block.
 *
 * @param key who asks
 * @param region where objects are
 */
@ProviderConfiguration
record CloudSettings(@Sensitive String key, @Overridable @Pattern(regexp = "[a-z]+-[0-9]") String region) {

	CloudSettings {
		if (region.startsWith("old-")) {
			throw new IllegalArgumentException("The region " + region + " was closed, use eu-1");
		}
	}

}
