/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Makes up one small value of each type.
 */
public final class ExampleValues {

	private ExampleValues() {
	}

	public static TerraformValue of(TerraformType type) {
		if (type instanceof TerraformType.ListType list) {
			return new ListValue(list.element(), List.of(of(list.element())));
		}
		if (type instanceof TerraformType.SetType set) {
			return new SetValue(set.element(), List.of(of(set.element())));
		}
		if (type instanceof TerraformType.MapType map) {
			return new MapValue(map.element(), Map.of("key", of(map.element())));
		}
		if (type instanceof TerraformType.TupleType tuple) {
			return new TupleValue(tuple.elements().stream().map(ExampleValues::of).toList());
		}
		if (type instanceof ObjectType object) {
			return ObjectValue.build(object, (index) -> of(object.type(index)));
		}
		if (type == TerraformType.NUMBER) {
			return TerraformValue.number(1);
		}
		return (type == TerraformType.BOOL) ? TerraformValue.bool(true) : TerraformValue.string("a");
	}

}
