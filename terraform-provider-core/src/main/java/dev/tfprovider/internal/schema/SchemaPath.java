/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.AttributeName;
import org.jspecify.annotations.Nullable;

/**
 * Follows a path through a schema, as {@link ObjectSchema#attribute(AttributePath)}
 * describes.
 *
 * @param attribute the innermost attribute on the path, {@code null} for a block
 * @param block the innermost block on the path, {@code null} for an attribute
 */
record SchemaPath(@Nullable Attribute attribute, @Nullable NestedBlock block) {

	private static final SchemaPath NOWHERE = new SchemaPath(null, null);

	static SchemaPath of(ObjectSchema schema, AttributePath path) {
		ObjectSchema around = schema;
		SchemaPath here = NOWHERE;
		for (AttributePath.Step step : path) {
			if (step instanceof AttributeName name && around != null) {
				here = inside(around, name.name());
				around = here.inside();
			}
			else if (step instanceof AttributeName && here.attribute == null) {
				return NOWHERE;
			}
		}
		return here;
	}

	private static SchemaPath inside(ObjectSchema schema, String name) {
		for (Attribute attribute : schema.attributes()) {
			if (attribute.name().equals(name)) {
				return new SchemaPath(attribute, null);
			}
		}
		for (NestedBlock block : schema.blocks()) {
			if (block.name().equals(name)) {
				return new SchemaPath(null, block);
			}
		}
		return NOWHERE;
	}

	private @Nullable ObjectSchema inside() {
		return (this.block != null) ? this.block.block() : (this.attribute != null) ? this.attribute.nested() : null;
	}

}
