/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * A part of a schema with attributes: a block, or the inside of a nested attribute.
 */
public sealed interface SchemaBody permits SchemaBlock, SchemaObject {

	List<SchemaAttribute> attributes();

	List<SchemaBlockType> blocks();

	/**
	 * Return an attribute.
	 */
	default Optional<SchemaAttribute> attribute(String name) {
		return attributes().stream().filter((attribute) -> attribute.name().equals(name)).findFirst();
	}

	/**
	 * Find the attribute to which a path leads. The objects of a map may be of different
	 * types, and keys are steps like names of attributes then.
	 * @param path the path within a value of this body
	 * @return the attribute, empty if the path leads elsewhere
	 */
	default Optional<SchemaAttribute> attribute(AttributePath path) {
		Optional<SchemaAttribute> attribute = Optional.empty();
		SchemaBody body = this;
		boolean map = false;
		for (AttributePath.Step step : path) {
			String name = (!map && step instanceof AttributePath.AttributeName named) ? named.name() : "";
			attribute = body.attribute(name);
			map = body.isMap(name);
			if (!name.isEmpty()) {
				SchemaBody inside = body.inside(name);
				body = (inside != null) ? inside : SchemaBlock.EMPTY;
			}
		}
		return attribute;
	}

	/**
	 * Return a type of blocks.
	 */
	default Optional<SchemaBlockType> block(String name) {
		return blocks().stream().filter((block) -> block.name().equals(name)).findFirst();
	}

	private boolean isMap(String name) {
		return attribute(name).map(SchemaAttribute::nested)
			.map(SchemaObject::nesting)
			.or(() -> block(name).map(SchemaBlockType::nesting))
			.filter(NestingMode.MAP::equals)
			.isPresent();
	}

	/**
	 * Return what is inside of a block or nested attribute.
	 * @return its body, {@code null} if there is no such
	 */
	default @Nullable SchemaBody inside(String name) {
		Optional<SchemaBody> nested = attribute(name).map(SchemaAttribute::nested);
		return nested.or(() -> block(name).map(SchemaBlockType::block)).orElse(null);
	}

	/**
	 * Return whether a condition is true of any attribute, here or further inside.
	 */
	default boolean anyAttribute(Predicate<SchemaAttribute> condition) {
		return attributes().stream()
			.anyMatch((attribute) -> condition.test(attribute)
					|| attribute.nested() != null && attribute.nested().anyAttribute(condition))
				|| blocks().stream().anyMatch((block) -> block.block().anyAttribute(condition));
	}

	/**
	 * Return the type of one object of this body.
	 */
	default ObjectType objectType() {
		Map<String, TerraformType> types = new TreeMap<>();
		attributes().forEach((attribute) -> types.put(attribute.name(), attribute.type()));
		blocks().forEach((block) -> types.put(block.name(), block.type()));
		return ObjectType.of(types);
	}

}
