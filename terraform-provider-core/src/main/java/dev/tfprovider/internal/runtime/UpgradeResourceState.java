/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectValue;

/**
 * Brings a stored object into the form of the current schema, for what was added since it
 * was stored.
 */
public final class UpgradeResourceState {

	private static final NullWriteOnly NULL_WRITE_ONLY = new NullWriteOnly();

	/**
	 * Bring an object into the form of the current schema.
	 * @param type the resource type
	 * @param stored the stored object, null where the schema has got something new
	 * @return the object without null blocks and without values of attributes that have
	 * become write-only
	 */
	public ObjectValue upgrade(ResourceType<?> type, ObjectValue stored) {
		Block block = type.schema().block();
		return EmptyBlocks.in(block, NULL_WRITE_ONLY.apply(block, type.nothing(), type.nothing(), stored));
	}

}
