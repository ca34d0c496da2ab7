/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads attributes and elements of values that may be null or unknown: parts of null are
 * null, parts of unknown are unknown.
 */
final class NullSafeAccess {

	private NullSafeAccess() {
	}

	static TerraformValue member(TerraformValue object, SchemaMember member) {
		return attribute(object, member.name(), member.type());
	}

	static TerraformValue attribute(TerraformValue object, String name, TerraformType type) {
		return (object instanceof ObjectValue known) ? known.get(name) : missing(object, type);
	}

	static TerraformValue element(TerraformValue sequence, int index, TerraformType type) {
		List<TerraformValue> elements = sequence.sequence();
		return (index < elements.size()) ? elements.get(index) : missing(sequence, type);
	}

	static TerraformValue element(TerraformValue map, String key, TerraformType type) {
		TerraformValue value = map.entries().get(key);
		return (value != null) ? value : missing(map, type);
	}

	private static TerraformValue missing(TerraformValue parent, TerraformType type) {
		return parent.isUnknown() ? TerraformValue.unknown(type) : TerraformValue.ofNull(type);
	}

}
