/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Replaces null lists, sets and maps of blocks by empty ones at any depth, because
 * Terraform rejects null there.
 */
final class EmptyBlocks {

	private EmptyBlocks() {
	}

	static ObjectValue in(BlockSchema block, ObjectValue object) {
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
		ElementTransform elements = (index, name, part) -> element(block.block(), part);
		return block.nesting().isSingle() ? element(block.block(), value) : value.transformParts(elements);
	}

	private static TerraformValue element(BlockSchema block, TerraformValue value) {
		return (value instanceof ObjectValue object) ? in(block, object) : value;
	}

}
