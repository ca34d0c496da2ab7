/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Whether a configuration sets a component.
 */
enum Setting {

	/**
	 * It is set.
	 */
	SET,

	/**
	 * It is left out.
	 */
	ABSENT,

	/**
	 * It may turn out to be either.
	 */
	UNKNOWN;

	static Setting of(Component component, ObjectValue object) {
		TerraformValue value = object.get(component.name());
		if (value.isUnknown()) {
			return UNKNOWN;
		}
		boolean absent = value.isNull() || (component.member() instanceof BlockMember && isEmpty(component, value));
		return absent ? ABSENT : SET;
	}

	private static boolean isEmpty(Component component, TerraformValue blocks) {
		boolean collection = !(blocks instanceof ObjectValue) || component.slot().mapper() instanceof MapMapper;
		return collection && blocks.sequence().isEmpty() && blocks.entries().isEmpty();
	}

}
