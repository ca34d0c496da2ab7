/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Finds the concrete type of a value, in which the dynamic parts of the declared type are
 * replaced by the types of the actual values. Elements of one collection must agree in
 * it: Terraform crashes where they do not.
 */
final class ConcreteType {

	private ConcreteType() {
	}

	static TerraformType of(TerraformValue value) {
		return of(value, 1);
	}

	/**
	 * Check that all elements have one concrete type.
	 * @throws CodecException if they differ
	 */
	static void requireCommon(TerraformType declared, Collection<TerraformValue> elements) {
		common(declared, elements, 1);
	}

	private static TerraformType of(TerraformValue value, int level) {
		NodeCompiler.requireDepth(level);
		if (value instanceof ObjectValue object && object.type().hasDynamic()) {
			Map<String, TerraformType> attributes = new TreeMap<>();
			for (int i = 0; i < object.type().size(); i++) {
				attributes.put(object.type().name(i), of(object.get(i), level + 1));
			}
			return ObjectType.of(attributes);
		}
		if (value instanceof TupleValue tuple) {
			List<TerraformType> types = tuple.elements().stream().map((element) -> of(element, level + 1)).toList();
			return new TerraformType.TupleType(types);
		}
		if (value instanceof ListValue list) {
			return TerraformType.list(common(list.element(), list.elements(), level + 1));
		}
		if (value instanceof SetValue set) {
			return TerraformType.set(common(set.element(), set.elements(), level + 1));
		}
		if (value instanceof MapValue map) {
			return TerraformType.map(common(map.element(), map.elements().values(), level + 1));
		}
		return value.type();
	}

	private static TerraformType common(TerraformType declared, Collection<TerraformValue> elements, int level) {
		if (!declared.hasDynamic()) {
			return declared;
		}
		TerraformType common = null;
		for (TerraformValue element : elements) {
			TerraformType type = of(element, level);
			if (common == null || common == TerraformType.DYNAMIC) {
				common = type;
			}
			else if (type != TerraformType.DYNAMIC && !type.equals(common)) {
				throw new CodecException("all elements must have the same type");
			}
		}
		return (common != null) ? common : declared;
	}

}
