/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

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
		boolean absent = value.isNull() || (component.member() instanceof BlockMember && isEmpty(component, value));
		return absent ? ABSENT : SET;
	}

	private static boolean isEmpty(Component component, TerraformValue blocks) {
		if (blocks instanceof ListValue list) {
			return list.elements().isEmpty();
		}
		if (blocks instanceof SetValue set) {
			return set.elements().isEmpty();
		}
		if (blocks instanceof TupleValue tuple) {
			return tuple.elements().isEmpty();
		}
		if (blocks instanceof MapValue map) {
			return map.elements().isEmpty();
		}
		return component.slot().mapper() instanceof MapMapper && ((ObjectValue) blocks).type().size() == 0;
	}

}
