/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * An identity as a state file holds it.
 *
 * @param schemaVersion version of the identity schema it was written with
 * @param json the attributes
 */
public record StoredIdentity(long schemaVersion, ByteString json) {

	public static @Nullable StoredIdentity of(ResourceSchema schema, @Nullable TerraformValue identity) {
		if (identity == null || schema.identity() == null) {
			return null;
		}
		return new StoredIdentity(schema.identity().version(), schema.identity().codec().writeJson(identity));
	}

}
