/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import dev.tfprovider.value.TerraformType;

/**
 * A block within a block.
 *
 * @param name block type name, {@code [a-z0-9_]+}
 * @param nesting how many blocks there may be
 * @param block the body of each
 * @param minItems least number of blocks that a configuration must have, zero or more
 * @param maxItems greatest number of blocks, zero for no limit
 */
public record NestedBlock(String name, Nesting nesting, Block block, int minItems, int maxItems) {

	/**
	 * Return the type of this block's value within the object around it.
	 * @return the type; {@link TerraformType#DYNAMIC} for a list or map of blocks with a
	 * dynamic type inside
	 */
	public TerraformType type() {
		boolean varies = this.nesting != Nesting.SINGLE && this.block.impliedType().hasDynamic();
		return varies ? TerraformType.DYNAMIC : this.nesting.type(this.block.impliedType());
	}

}
