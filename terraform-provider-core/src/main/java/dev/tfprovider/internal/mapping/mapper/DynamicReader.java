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
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Converts a wholly known value to a plain Java object: {@code String},
 * {@code BigDecimal}, {@code Boolean}, {@code List} for lists and tuples, {@code Set},
 * and {@code Map} for maps and objects.
 */
final class DynamicReader {

	private DynamicReader() {
	}

	static @Nullable Object read(TerraformValue value) {
		if (value.isNull()) {
			return null;
		}
		if (value instanceof StringValue string) {
			return string.text();
		}
		if (value instanceof NumberValue number) {
			return number.number();
		}
		if (value instanceof BoolValue bool) {
			return bool.value();
		}
		if (value instanceof MapValue || value instanceof ObjectValue) {
			Map<String, @Nullable Object> map = new LinkedHashMap<>();
			value.entries().forEach((key, element) -> map.put(key, read(element)));
			return Collections.unmodifiableMap(map);
		}
		List<@Nullable Object> list = new ArrayList<>(value.sequence().size());
		value.sequence().forEach((element) -> list.add(read(element)));
		return (value instanceof SetValue) ? Collections.unmodifiableSet(new LinkedHashSet<>(list))
				: Collections.unmodifiableList(list);
	}

}
