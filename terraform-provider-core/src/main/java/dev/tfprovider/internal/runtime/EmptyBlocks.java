/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.schema.Block;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Gives an object the form Terraform insists on for blocks: no list, set or map of blocks
 * is ever null, at any depth.
 */
final class EmptyBlocks {

	private EmptyBlocks() {
	}

	static ObjectValue in(Block block, ObjectValue object) {
		Map<String, TerraformValue> changes = new HashMap<>();
		for (NestedBlock nested : block.blocks()) {
			TerraformValue before = object.get(nested.name());
			TerraformValue after = before.isNull() ? nested.empty() : inside(nested, before);
			if (after != before) {
				changes.put(nested.name(), after);
			}
		}
		return changes.isEmpty() ? object : object.with(changes);
	}

	private static TerraformValue inside(NestedBlock block, TerraformValue value) {
		if (value.isUnknown() || block.block().blocks().isEmpty()) {
			return value;
		}
		return switch (block.nesting()) {
			case SINGLE, GROUP -> element(block.block(), value);
			case LIST -> sequence(block.block(), value);
			case SET -> new SetValue(block.block().impliedType(), elements(block.block(), value));
			case MAP -> map(block.block(), value);
		};
	}

	private static TerraformValue element(Block block, TerraformValue value) {
		return (value instanceof ObjectValue object) ? in(block, object) : value;
	}

	private static List<TerraformValue> elements(Block block, TerraformValue value) {
		return Members.elements(value).stream().map((element) -> element(block, element)).toList();
	}

	private static TerraformValue sequence(Block block, TerraformValue value) {
		return (value instanceof ListValue list) ? new ListValue(list.element(), elements(block, value))
				: new TupleValue(elements(block, value));
	}

	private static TerraformValue map(Block block, TerraformValue value) {
		Map<String, TerraformValue> elements = new TreeMap<>();
		Members.entries(value).forEach((key, element) -> elements.put(key, element(block, element)));
		return (value instanceof MapValue map) ? new MapValue(map.element(), elements)
				: ((ObjectValue) value).with(elements);
	}

}
