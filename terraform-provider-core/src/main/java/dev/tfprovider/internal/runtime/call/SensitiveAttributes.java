/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.HashSet;
import java.util.Set;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;

/**
 * Finds the sensitive and write-only attributes of a schema, with all their parts.
 */
public final class SensitiveAttributes {

	private SensitiveAttributes() {
	}

	/**
	 * Return the names of the attributes, however deep inside.
	 */
	static Set<String> namesIn(ObjectSchema schema) {
		Set<String> names = new HashSet<>();
		for (SchemaMember member : schema.members()) {
			ObjectSchema inside = member.inside();
			if (member instanceof Attribute attribute && ObjectSchema.Property.SECRET.isOf(attribute)) {
				names.add(attribute.name());
			}
			else if (inside != null) {
				names.addAll(namesIn(inside));
			}
		}
		return names;
	}

	/**
	 * Return whether a place is, or is inside of, such an attribute.
	 */
	public static boolean cover(ObjectSchema schema, AttributePath path) {
		return schema.has(ObjectSchema.Property.SECRET) && path.steps().size() > 0
				&& (schema.attribute(path).filter(ObjectSchema.Property.SECRET::isOf).isPresent()
						|| cover(schema, path.parent()));
	}

}
