/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.Map;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.value.TerraformValue;

/**
 * One instance of a resource or data source.
 *
 * @param block the block
 * @param address the address of the instance
 * @param values what {@code count.index}, {@code each.key} and {@code each.value} are
 */
public record BlockInstance(ResourceBlock block, ResourceAddress address, Map<String, TerraformValue> values) {

	/**
	 * Return what stands for all instances while nothing is known.
	 */
	public static BlockInstance any(ResourceBlock block, Map<String, TerraformValue> values) {
		return new BlockInstance(block, block.address(), values);
	}

}
