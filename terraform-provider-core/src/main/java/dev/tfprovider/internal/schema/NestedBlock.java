/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * A nested block of a schema, with its cardinality.
 *
 * @param name block type name, {@code [a-z0-9_]+}
 * @param nesting how many blocks there may be
 * @param block the body of each
 * @param minItems least number of blocks that a configuration must have, zero or more
 * @param maxItems greatest number of blocks, zero for no limit
 */
public record NestedBlock(String name, ObjectSchema.Nesting nesting, BlockSchema block, int minItems,
		int maxItems) implements SchemaMember {

	/**
	 * Return the type of this block's value within the object around it.
	 * @return the type; {@link TerraformType#DYNAMIC} for a list or map of blocks with a
	 * dynamic type inside
	 */
	@Override
	public TerraformType type() {
		boolean varies = !this.nesting.isSingle() && this.block.impliedType().hasDynamic();
		return varies ? TerraformType.DYNAMIC : this.nesting.type(this.block.impliedType());
	}

	@Override
	public ObjectSchema inside() {
		return this.block;
	}

	/**
	 * Return the value for an absence of blocks.
	 * @return null for a single block, an object without values for a group, otherwise no
	 * elements
	 */
	public TerraformValue empty() {
		ObjectType element = this.block.impliedType();
		boolean dynamic = type() == TerraformType.DYNAMIC;
		return switch (this.nesting) {
			case SINGLE -> TerraformValue.ofNull(element);
			case GROUP -> emptyGroup(element);
			case LIST -> dynamic ? TerraformValue.tuple(List.of()) : TerraformValue.list(element, List.of());
			case SET -> TerraformValue.set(element, List.of());
			case MAP -> dynamic ? ObjectValue.ofNulls(ObjectType.of(Map.of())) : TerraformValue.map(element, Map.of());
		};
	}

	private ObjectValue emptyGroup(ObjectType type) {
		Map<String, TerraformValue> inside = new HashMap<>();
		this.block.blocks().forEach((nested) -> inside.put(nested.name(), nested.empty()));
		return TerraformValue.object(type, inside);
	}

}
