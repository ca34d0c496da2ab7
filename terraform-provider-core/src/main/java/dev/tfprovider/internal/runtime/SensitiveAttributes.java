/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.AttributeName;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.schema.ObjectSchema;
import org.jspecify.annotations.Nullable;

/**
 * Tells which places of a schema hold values that people must not see: sensitive and
 * write-only attributes, and all that is inside them.
 */
final class SensitiveAttributes {

	private SensitiveAttributes() {
	}

	/**
	 * Return whether there are any, however deep inside.
	 */
	static boolean existIn(ObjectSchema schema) {
		return schema.attributes()
			.stream()
			.anyMatch((attribute) -> attribute.isSensitive() || attribute.isWriteOnly()
					|| (attribute.nested() != null && existIn(attribute.nested())))
				|| schema.blocks().stream().anyMatch((block) -> existIn(block.block()));
	}

	/**
	 * Return the names of the attributes, however deep inside.
	 */
	static Set<String> namesIn(ObjectSchema schema) {
		Set<String> names = new HashSet<>();
		for (Attribute attribute : schema.attributes()) {
			if (attribute.isSensitive() || attribute.isWriteOnly()) {
				names.add(attribute.name());
			}
			else if (attribute.nested() != null) {
				names.addAll(namesIn(attribute.nested()));
			}
		}
		schema.blocks().forEach((block) -> names.addAll(namesIn(block.block())));
		return names;
	}

	static boolean cover(ObjectSchema schema, AttributePath path) {
		ObjectSchema here = schema;
		for (AttributePath.Step step : path) {
			if (here == null) {
				return false;
			}
			if (step instanceof AttributeName name) {
				Attribute attribute = attribute(here, name.name()).orElse(null);
				if (attribute != null && (attribute.isSensitive() || attribute.isWriteOnly())) {
					return true;
				}
				here = (attribute != null) ? attribute.nested() : block(here, name.name());
			}
		}
		return false;
	}

	private static Optional<Attribute> attribute(ObjectSchema schema, String name) {
		return schema.attributes().stream().filter((attribute) -> attribute.name().equals(name)).findFirst();
	}

	private static @Nullable ObjectSchema block(ObjectSchema schema, String name) {
		return schema.blocks()
			.stream()
			.filter((block) -> block.name().equals(name))
			.findFirst()
			.map(NestedBlock::block)
			.orElse(null);
	}

}
