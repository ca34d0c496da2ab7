/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * A kind of block within a block.
 *
 * @param name the block type name
 * @param nesting how many blocks there may be
 * @param minItems least number of blocks
 * @param maxItems greatest number of blocks, zero for no limit
 * @param block the body of each
 */
public record SchemaBlockType(String name, NestingMode nesting, long minItems, long maxItems, SchemaBlock block) {

	/**
	 * Return whether the blocks differ in type, so that they are a tuple or an object.
	 */
	public boolean varies() {
		return (this.nesting == NestingMode.LIST || this.nesting == NestingMode.MAP)
				&& this.block.objectType().hasDynamic();
	}

	public TerraformType type() {
		return varies() ? TerraformType.DYNAMIC : this.nesting.type(this.block.objectType());
	}

	/**
	 * Return the value when there is no such block.
	 */
	public TerraformValue emptyValue() {
		ObjectType element = this.block.objectType();
		return switch (this.nesting) {
			case LIST -> varies() ? TerraformValue.tuple(List.of()) : TerraformValue.list(element, List.of());
			case MAP -> varies() ? ObjectValue.ofNulls(ObjectType.of(Map.of())) : TerraformValue.map(element, Map.of());
			case SET -> TerraformValue.set(element, List.of());
			case GROUP -> this.block.emptyValue();
			default -> TerraformValue.ofNull(element);
		};
	}

}
