/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;
import java.util.Map;

/**
 * A type inside a model record.
 */
public sealed interface NestedType {

	/**
	 * Return the name.
	 */
	String name();

	/**
	 * A record.
	 *
	 * @param name its name
	 * @param description what it is, maybe empty
	 * @param components its components
	 */
	record NestedRecord(String name, String description, List<ModelComponent> components) implements NestedType {

	}

	/**
	 * An enum.
	 *
	 * @param name its name
	 * @param description what it is, maybe empty
	 * @param constants the texts by constant
	 */
	record NestedEnum(String name, String description, Map<String, String> constants) implements NestedType {

	}

	/**
	 * A sealed interface.
	 *
	 * @param name its name
	 * @param description what it is, maybe empty
	 * @param discriminator the member of JSON that tells the cases apart
	 * @param cases the cases by the value of that member
	 */
	record NestedUnion(String name, String description, String discriminator,
			Map<String, NestedRecord> cases) implements NestedType {

	}

}
