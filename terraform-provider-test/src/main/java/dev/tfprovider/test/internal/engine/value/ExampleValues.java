/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Makes up one small value of each type.
 */
public final class ExampleValues implements TerraformType.Cases<TerraformValue> {

	private static final ExampleValues INSTANCE = new ExampleValues();

	private ExampleValues() {
	}

	public static TerraformValue of(TerraformType type) {
		return type.match(INSTANCE);
	}

	@Override
	public TerraformValue string() {
		return TerraformValue.string("a");
	}

	@Override
	public TerraformValue number() {
		return TerraformValue.number(1);
	}

	@Override
	public TerraformValue bool() {
		return TerraformValue.bool(true);
	}

	@Override
	public TerraformValue dynamic() {
		return string();
	}

	@Override
	public TerraformValue list(TerraformType.ListType type) {
		return new ListValue(type.element(), List.of(of(type.element())));
	}

	@Override
	public TerraformValue set(TerraformType.SetType type) {
		return new SetValue(type.element(), List.of(of(type.element())));
	}

	@Override
	public TerraformValue map(TerraformType.MapType type) {
		return new MapValue(type.element(), Map.of("key", of(type.element())));
	}

	@Override
	public TerraformValue object(ObjectType type) {
		Map<String, TerraformValue> members = new HashMap<>();
		for (int i = 0; i < type.size(); i++) {
			members.put(type.name(i), of(type.type(i)));
		}
		return TerraformValue.object(type, members);
	}

	@Override
	public TerraformValue tuple(TerraformType.TupleType type) {
		return new TupleValue(type.elements().stream().map(ExampleValues::of).toList());
	}

}
