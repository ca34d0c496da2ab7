/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.net.URL;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.TypeRef;

/**
 * Rejects a type that no mapper factory knows, with advice.
 */
final class UnsupportedType {

	private UnsupportedType() {
	}

	static SchemaInferenceException refuse(TypeRef type, InferenceScope scope) {
		Class<?> raw = type.raw();
		if (raw == null) {
			return scope.refuse("the type " + type + " is open",
					"Name the type itself instead of a wildcard or variable");
		}
		return scope.refuse("no Terraform type for " + name(type, raw), remedy(type, raw));
	}

	private static String name(TypeRef type, Class<?> raw) {
		return raw.isArray() ? type.text() : raw.getName();
	}

	private static String remedy(TypeRef type, Class<?> raw) {
		if (raw.isArray()) {
			return "Use List<%s>".formatted(elementText(type.text()));
		}
		for (Class<?> collection : List.of(Map.class, Set.class, List.class)) {
			if (collection.isAssignableFrom(raw)) {
				return "Declare the component as the interface " + collection.getSimpleName();
			}
		}
		if (Collection.class.isAssignableFrom(raw) || raw == Iterable.class) {
			return "Choose List, which keeps order and duplicates, or Set, which keeps neither";
		}
		if (raw == char.class || raw == Character.class) {
			return "Declare the component as String";
		}
		if (Date.class.isAssignableFrom(raw)) {
			return "Declare the component as java.time.Instant";
		}
		if (raw == URL.class) {
			return "Declare the component as java.net.URI";
		}
		return "Change the component to a record, to String or to another supported type, "
				+ "or define a bean of type TypeCodec<%s>".formatted(type);
	}

	private static String elementText(String array) {
		return switch (array) {
			case "int[]" -> "Integer";
			case "char[]" -> "String";
			case "long[]", "double[]", "float[]", "short[]", "boolean[]" ->
				Character.toUpperCase(array.charAt(0)) + array.substring(1, array.length() - 2);
			default -> array.substring(0, array.length() - 2);
		};
	}

}
