/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import dev.tfprovider.internal.codec.ValueCodec;

/**
 * The schema of a resource, a data source or the provider block.
 *
 * @param version version of the state's shape
 * @param block the root object
 * @param codec reads and writes values of the implied type
 */
record ResourceSchema(long version, SchemaBlock block, ValueCodec codec) {

	ResourceSchema(long version, SchemaBlock block) {
		this(version, block, ValueCodec.of(block.objectType()));
	}

}
