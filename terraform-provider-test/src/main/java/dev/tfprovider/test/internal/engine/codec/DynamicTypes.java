/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Finds the actual type of a value whose declared type is dynamic: types of Terraform's
 * own values have no dynamic parts.
 */
final class DynamicTypes {

	private DynamicTypes() {
	}

	static TerraformType of(TerraformValue value) {
		if (value instanceof ObjectValue object) {
			Map<String, TerraformType> attributes = new TreeMap<>();
			for (String name : object.type().names()) {
				attributes.put(name, of(object.get(name)));
			}
			return ObjectType.of(attributes);
		}
		if (value instanceof TupleValue tuple) {
			List<TerraformType> elements = new ArrayList<>();
			tuple.elements().forEach((element) -> elements.add(of(element)));
			return new TerraformType.TupleType(elements);
		}
		TerraformType element = TypeParts.element(value.type());
		return (element != null)
				? TypeParts.with(value.type(),
						common(element, (value instanceof MapValue map) ? map.elements().values() : value.sequence()))
				: value.type();
	}

	/**
	 * Return the type that all elements of a collection have. Those of unknown type fit
	 * to any.
	 */
	static TerraformType common(TerraformType declared, Collection<TerraformValue> elements) {
		if (!declared.hasDynamic()) {
			return declared;
		}
		List<TerraformType> types = elements.stream()
			.map(DynamicTypes::of)
			.filter((type) -> type != TerraformType.DYNAMIC)
			.distinct()
			.toList();
		if (types.size() > 1) {
			throw new HostCodecException("all elements must have the same type: the host crashes on this");
		}
		return types.isEmpty() ? declared : types.get(0);
	}

}
