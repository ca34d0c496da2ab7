/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Converts a wholly known value to a plain Java object: {@code String},
 * {@code BigDecimal}, {@code Boolean}, {@code List} for lists and tuples, {@code Set},
 * and {@code Map} for maps and objects.
 */
final class DynamicReader implements TerraformValue.Cases<Object> {

	@Nullable Object read(TerraformValue value) {
		return value.isNull() ? null : value.match(this);
	}

	@Override
	public Object string(StringValue value) {
		return value.text();
	}

	@Override
	public Object number(NumberValue value) {
		return value.number();
	}

	@Override
	public Object infinity(InfinityValue value) {
		throw new IllegalStateException("Infinite numbers are refused before");
	}

	@Override
	public Object bool(BoolValue value) {
		return value.value();
	}

	@Override
	public Object list(ListValue value) {
		return all(value.elements());
	}

	@Override
	public Object set(SetValue value) {
		return Collections.unmodifiableSet(new LinkedHashSet<>(all(value.elements())));
	}

	@Override
	public Object map(MapValue value) {
		Map<String, @Nullable Object> map = new LinkedHashMap<>();
		value.elements().forEach((key, element) -> map.put(key, read(element)));
		return Collections.unmodifiableMap(map);
	}

	@Override
	public Object tuple(TupleValue value) {
		return all(value.elements());
	}

	@Override
	public Object object(ObjectValue value) {
		Map<String, @Nullable Object> map = new LinkedHashMap<>();
		value.type().names().forEach((name) -> map.put(name, read(value.get(name))));
		return Collections.unmodifiableMap(map);
	}

	@Override
	public Object ofNull(NullValue value) {
		throw new IllegalStateException("Null is read without a case");
	}

	@Override
	public Object unknown(UnknownValue value) {
		throw new IllegalStateException("Only wholly known values are read");
	}

	private List<@Nullable Object> all(List<TerraformValue> values) {
		List<@Nullable Object> list = new ArrayList<>(values.size());
		values.forEach((value) -> list.add(read(value)));
		return Collections.unmodifiableList(list);
	}

}
