/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;

/**
 * One attribute during planning: what the configuration, the prior state and the plan
 * say.
 *
 * @param attribute its schema
 * @param path where it is
 * @param configured whether the object around it is part of the configuration
 * @param config the configured value
 * @param prior the prior value
 * @param planned the value planned so far
 */
public record PlannedAttribute(Attribute attribute, AttributePath path, boolean configured, TerraformValue config,
		TerraformValue prior, TerraformValue planned) {

}
