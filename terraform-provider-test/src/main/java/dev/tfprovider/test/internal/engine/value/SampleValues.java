/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
import org.jspecify.annotations.Nullable;

/**
 * Reads plain Java values as values of a type.
 *
 * @param value the value
 */
public record SampleValues(Object value) implements TerraformType.Cases<TerraformValue> {

	static TerraformValue of(@Nullable Object value, TerraformType type) {
		return (value != null) ? type.match(new SampleValues(value)) : TerraformValue.ofNull(type);
	}

	/**
	 * Read an object whose other attributes and blocks are as given.
	 */
	public static ObjectValue object(ObjectType type, ObjectValue others, Map<?, ?> values) {
		Map<String, TerraformValue> members = new HashMap<>();
		for (String name : type.names()) {
			members.put(name, values.containsKey(name) ? of(values.get(name), type.type(name)) : others.get(name));
		}
		for (Object name : values.keySet()) {
			if (!type.names().contains(String.valueOf(name))) {
				throw new IllegalArgumentException("The schema has no '" + name + "', but: " + type.names());
			}
		}
		return TerraformValue.object(type, members);
	}

	@Override
	public TerraformValue string() {
		return TerraformValue.string(this.value.toString());
	}

	@Override
	public TerraformValue number() {
		return TerraformValue.number(new BigDecimal(this.value.toString()));
	}

	@Override
	public TerraformValue bool() {
		return TerraformValue.bool(Boolean.parseBoolean(this.value.toString()));
	}

	@Override
	public TerraformValue dynamic() {
		return (this.value instanceof Number) ? number() : (this.value instanceof Boolean) ? bool() : string();
	}

	@Override
	public TerraformValue list(TerraformType.ListType type) {
		return new ListValue(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue set(TerraformType.SetType type) {
		return new SetValue(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue map(TerraformType.MapType type) {
		Map<String, TerraformValue> elements = new LinkedHashMap<>();
		members().forEach((key, element) -> elements.put(String.valueOf(key), of(element, type.element())));
		return new MapValue(type.element(), elements);
	}

	@Override
	public TerraformValue tuple(TerraformType.TupleType type) {
		if (!(this.value instanceof List<?> given)) {
			throw new IllegalArgumentException("Not a list: " + this.value);
		}
		int size = type.elements().size();
		if (given.size() != size) {
			throw new IllegalArgumentException("Not a list of " + size + " elements: " + given);
		}
		List<TerraformValue> elements = new ArrayList<>();
		for (int i = 0; i < size; i++) {
			elements.add(of(given.get(i), type.elements().get(i)));
		}
		return new TupleValue(elements);
	}

	@Override
	public TerraformValue object(ObjectType type) {
		return object(type, ObjectValue.ofNulls(type), members());
	}

	private List<TerraformValue> elements(TerraformType element) {
		if (this.value instanceof Collection<?> collection) {
			return collection.stream().map((each) -> of(each, element)).toList();
		}
		throw new IllegalArgumentException("Not a list: " + this.value);
	}

	private Map<?, ?> members() {
		if (this.value instanceof Map<?, ?> map) {
			return map;
		}
		throw new IllegalArgumentException("Not a map: " + this.value);
	}

}
