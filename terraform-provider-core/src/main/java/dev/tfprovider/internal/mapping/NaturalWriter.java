/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.mapping.type.EnumCodec;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Gives the value nearest to a Java object: any type with a codec, enums, collections as
 * tuples and maps as objects.
 */
final class NaturalWriter {

	private final Map<Class<?>, TypeCodec<?>> codecs;

	NaturalWriter(Map<Class<?>, TypeCodec<?>> codecs) {
		this.codecs = codecs;
	}

	TerraformValue write(@Nullable Object value) {
		if (value == null) {
			return TerraformValue.ofNull(TerraformType.DYNAMIC);
		}
		if (value instanceof TerraformValue terraformValue) {
			return terraformValue;
		}
		if (value instanceof Enum<?> constant) {
			return TerraformValue.string(EnumCodec.text(constant));
		}
		if (value instanceof Collection<?> collection) {
			return tuple(collection);
		}
		if (value instanceof Map<?, ?> map) {
			return object(map);
		}
		TypeCodec<?> codec = this.codecs.get(value.getClass());
		if (codec == null) {
			throw ValueMappingException.unwritable(
					"The result holds a %s, which has no form in Terraform.".formatted(value.getClass().getName()),
					null);
		}
		return new LeafMapper(codec, false).write(value);
	}

	private TerraformValue tuple(Collection<?> collection) {
		List<TerraformValue> elements = new ArrayList<>(collection.size());
		for (Object element : collection) {
			try {
				elements.add(write(element));
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(new AttributePath.ElementIndex(elements.size()));
			}
		}
		return TerraformValue.tuple(elements);
	}

	private TerraformValue object(Map<?, ?> map) {
		Map<String, TerraformValue> attributes = new TreeMap<>();
		Map<String, TerraformType> types = new TreeMap<>();
		map.forEach((key, element) -> {
			if (!(key instanceof String name)) {
				throw ValueMappingException
					.unwritable("The result has a map with the key %s, which is not a String.".formatted(key), null);
			}
			try {
				TerraformValue value = write(element);
				attributes.put(name, value);
				types.put(name, value.type());
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(new AttributePath.AttributeName(name));
			}
		});
		return TerraformValue.object(ObjectType.of(types), attributes);
	}

}
