/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

/**
 * The schema of a resource, a data source or the provider block.
 *
 * @param version version of the state's shape, zero or more; only a managed resource
 * raises it
 * @param block attributes and blocks of the root object
 */
public record Schema(long version, BlockSchema block) {

	public Schema {
		if (version < 0) {
			throw new IllegalArgumentException("'version' must not be negative");
		}
	}

	/**
	 * Return a schema of version zero.
	 * @param block attributes and blocks of the root object
	 * @return the schema
	 */
	public static Schema of(BlockSchema block) {
		return new Schema(0, block);
	}

}
