/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Represents whether a configuration sets a component.
 */
enum ComponentPresence {

	/**
	 * The component is set.
	 */
	SET,

	/**
	 * The component is left out.
	 */
	ABSENT,

	/**
	 * The component may turn out to be set or left out.
	 */
	UNKNOWN;

	static ComponentPresence of(Component component, ObjectValue object) {
		TerraformValue value = object.get(component.name());
		if (value.isUnknown()) {
			return UNKNOWN;
		}
		boolean absent = value.isNull() || (component.member() instanceof NestedBlock && isEmpty(component, value));
		return absent ? ABSENT : SET;
	}

	private static boolean isEmpty(Component component, TerraformValue blocks) {
		boolean collection = !(blocks instanceof ObjectValue) || component.slot().mapper() instanceof MapMapper;
		return collection && blocks.sequence().isEmpty() && blocks.entries().isEmpty();
	}

}
