/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The schema of a resource, a data source, the provider block or an identity.
 *
 * @param version version of the state's shape
 * @param block the root object
 * @param codec reads and writes values of the implied type
 * @param identity schema of the identity, {@code null} if there is none
 */
public record ResourceSchema(long version, SchemaBlock block, HostCodec codec, @Nullable ResourceSchema identity) {

	public ResourceSchema(long version, SchemaBlock block) {
		this(version, block, null);
	}

	public ResourceSchema(long version, SchemaBlock block, @Nullable ResourceSchema identity) {
		this(version, block, new HostCodec(block.objectType()), identity);
	}

	/**
	 * Return the value for no object.
	 */
	public NullValue nothing() {
		return TerraformValue.ofNull(this.block.objectType());
	}

}
