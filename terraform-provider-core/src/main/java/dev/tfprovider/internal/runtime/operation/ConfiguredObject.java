/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Makes objects of a configuration without a plan: those of data sources, ephemeral
 * resources, actions and state stores.
 */
public final class ConfiguredObject {

	private static final KeepSemanticallyEqualPrior KEEP_CONFIGURED_NOTATION = new KeepSemanticallyEqualPrior();

	private static final MarkUnknown MARK_UNKNOWN = new MarkUnknown();

	private ConfiguredObject() {
	}

	/**
	 * Return a configuration with the defaults of what it leaves null.
	 * @param diagnostics takes an error for each default that cannot be made
	 */
	public static ObjectValue withDefaults(BlockSchema block, ObjectValue config, Diagnostics diagnostics) {
		return new ApplyDefaults(diagnostics).apply(block, config, TerraformValue.ofNull(config.type()), config);
	}

	/**
	 * Return what the author's code has made of a configuration, in the types and the
	 * notation of that.
	 */
	public static ObjectValue of(BlockSchema block, ObjectValue config, ObjectValue result) {
		ObjectValue value = KeepDynamicType.OF_PLAN.apply(block, config, TerraformValue.ofNull(config.type()), result);
		value = KeepEmptyForm.OF_CONFIGURATION.apply(block, config, config, value);
		return KEEP_CONFIGURED_NOTATION.apply(block, config, config, value);
	}

	/**
	 * Return the configuration, with unknown values where the provider decides.
	 */
	public static ObjectValue undecided(BlockSchema block, ObjectValue config) {
		return MARK_UNKNOWN.apply(block, config, config, config);
	}

}
