/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;

import dev.tfprovider.schema.Block;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Gives an object the form Terraform insists on for blocks: no list, set or map of blocks
 * is ever null.
 */
final class EmptyBlocks {

	private EmptyBlocks() {
	}

	static ObjectValue in(Block block, ObjectValue object) {
		ObjectValue result = object;
		for (NestedBlock nested : block.blocks()) {
			if (result.get(nested.name()).isNull()) {
				result = result.with(nested.name(), empty(nested));
			}
		}
		return result;
	}

	private static TerraformValue empty(NestedBlock block) {
		ObjectType element = block.block().impliedType();
		boolean dynamic = block.type() == TerraformType.DYNAMIC;
		return switch (block.nesting()) {
			case SINGLE -> TerraformValue.ofNull(element);
			case LIST -> dynamic ? new TupleValue(List.of()) : new ListValue(element, List.of());
			case SET -> new SetValue(element, List.of());
			case MAP -> dynamic ? ObjectValue.ofNulls(ObjectType.of(Map.of())) : new MapValue(element, Map.of());
		};
	}

}
