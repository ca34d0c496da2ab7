/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.mapping.model.TextRules;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Converts a plain Java object to a value: any type with a codec, enums, collections as
 * tuples and maps as objects. Rejects what contains itself.
 *
 * @param codecs codecs by the class they are for
 */
record DynamicWriter(Map<Class<?>, TypeCodec<?>> codecs) {

	private static final int MOST_STEPS = 8;

	TerraformValue write(@Nullable Object value) {
		return write(value, List.of());
	}

	/**
	 * Writes a value that is inside of others, the outermost first.
	 */
	private TerraformValue write(@Nullable Object value, List<Object> outer) {
		if (value == null) {
			return TerraformValue.ofNull(TerraformType.DYNAMIC);
		}
		if (value instanceof TerraformValue terraformValue) {
			return StorableValue.requireWritable(terraformValue);
		}
		if (value instanceof Enum<?> constant) {
			return TerraformValue.string(EnumCodec.text(constant));
		}
		if (value instanceof Collection<?> collection) {
			return tuple(collection, within(value, outer));
		}
		if (value instanceof Map<?, ?> map) {
			return object(map, within(value, outer));
		}
		TypeCodec<?> codec = this.codecs.get(value.getClass());
		if (codec == null) {
			throw ValueMappingException.unwritable(
					"The result holds a %s, which has no form in Terraform.".formatted(value.getClass().getName()),
					null);
		}
		return new CodecMapper(codec, false, TextRules.NONE).write(value);
	}

	private static List<Object> within(Object value, List<Object> outer) {
		if (outer.stream().anyMatch((other) -> other == value)) {
			throw ValueMappingException.unwritable("The result contains itself: this %s is also one of those it is in."
				.formatted((value instanceof Map<?, ?>) ? "map" : "collection"), null);
		}
		if (outer.size() >= StorableValue.MOST_LEVELS) {
			throw ValueMappingException.unwritable("The result " + StorableValue.TOO_DEEP + ".", null);
		}
		List<Object> inner = new ArrayList<>(outer);
		inner.add(value);
		return inner;
	}

	/**
	 * Prepend a step to the path of an exception, unless the path is too long to be read.
	 */
	private static ValueMappingException inside(AttributePath.Step step, List<Object> outer, ValueMappingException ex) {
		return (outer.size() <= MOST_STEPS) ? ex.prepend(step) : ex;
	}

	private TerraformValue tuple(Collection<?> collection, List<Object> outer) {
		List<TerraformValue> elements = new ArrayList<>(collection.size());
		for (Object element : collection) {
			try {
				elements.add(write(element, outer));
			}
			catch (ValueMappingException ex) {
				throw inside(new AttributePath.ElementIndex(elements.size()), outer, ex);
			}
		}
		return TerraformValue.tuple(elements);
	}

	private TerraformValue object(Map<?, ?> map, List<Object> outer) {
		Map<String, TerraformValue> attributes = new TreeMap<>();
		map.forEach((key, element) -> {
			if (!(key instanceof String name)) {
				throw ValueMappingException
					.unwritable("The result has a map with the key %s, which is not a String.".formatted(key), null);
			}
			try {
				TerraformValue value = write(element, outer);
				MapMapper.refuseSecond(attributes.put(StringValue.normalize(name), value));
			}
			catch (ValueMappingException ex) {
				throw inside(new AttributePath.AttributeName(StringValue.normalize(name)), outer, ex);
			}
		});
		return MapMapper.object(attributes);
	}

}
