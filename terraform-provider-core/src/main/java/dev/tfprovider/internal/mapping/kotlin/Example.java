/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Gives an example value of a type. Two examples of a type differ wherever it has two
 * values.
 */
enum Example {

	FIRST, SECOND;

	private static final int DEEPEST = 8;

	/**
	 * Return a value.
	 * @param nullable whether null is one
	 * @throws IllegalArgumentException if no example of the type is known
	 */
	@Nullable Object of(Type type, boolean nullable) {
		return of(type, nullable, 0);
	}

	private @Nullable Object of(Type type, boolean nullable, int depth) {
		if (nullable && this == FIRST) {
			return null;
		}
		try {
			return of(type, depth);
		}
		catch (IllegalArgumentException ex) {
			if (nullable) {
				return null;
			}
			throw ex;
		}
	}

	private Object of(Type type, int depth) {
		if (depth > DEEPEST) {
			throw new IllegalArgumentException("No example of what contains itself");
		}
		if (type instanceof Class<?> raw) {
			return ofClass(ModelReflection.box(raw), depth);
		}
		if (type instanceof WildcardType wildcard) {
			return of(wildcard.getUpperBounds()[0], depth);
		}
		if (type instanceof ParameterizedType parameterized) {
			return ofGeneric((Class<?>) parameterized.getRawType(), parameterized.getActualTypeArguments(), depth + 1);
		}
		throw new IllegalArgumentException("No example of " + type);
	}

	private Object ofGeneric(Class<?> raw, Type[] arguments, int depth) {
		boolean first = this == FIRST;
		if (raw == List.class) {
			return first ? List.of() : List.of(of(arguments[0], depth));
		}
		if (raw == Set.class) {
			return first ? Set.of() : Set.of(of(arguments[0], depth));
		}
		if (raw == Map.class) {
			return first ? Map.of() : Map.of(of(arguments[0], depth), of(arguments[1], depth));
		}
		if (raw == Optional.class) {
			return first ? Optional.empty() : Optional.of(of(arguments[0], depth));
		}
		if (raw == Value.class) {
			return first ? Value.ofNull() : Value.known(of(arguments[0], depth));
		}
		throw new IllegalArgumentException("No example of " + raw);
	}

	private Object ofClass(Class<?> type, int depth) {
		int number = ordinal() + 1;
		if (type == String.class || type == Object.class) {
			return "example" + number;
		}
		if (type == Boolean.class) {
			return this == FIRST;
		}
		if (type.isEnum()) {
			Object[] constants = type.getEnumConstants();
			return constants[(this == FIRST) ? 0 : constants.length - 1];
		}
		Object simple = simple(number).get(type);
		if (simple != null) {
			return simple;
		}
		if (ModelClasses.isModel(type)) {
			return ofModel(type, depth + 1);
		}
		throw new IllegalArgumentException("No example of " + type);
	}

	private static Map<Class<?>, Object> simple(int number) {
		return Map.ofEntries(Map.entry(Integer.class, number), Map.entry(Long.class, (long) number),
				Map.entry(Double.class, (double) number), Map.entry(Float.class, (float) number),
				Map.entry(Short.class, (short) number), Map.entry(Byte.class, (byte) number),
				Map.entry(BigDecimal.class, BigDecimal.valueOf(number)),
				Map.entry(BigInteger.class, BigInteger.valueOf(number)),
				Map.entry(Duration.class, Duration.ofSeconds(number)),
				Map.entry(Instant.class, Instant.ofEpochSecond(number)),
				Map.entry(URI.class, URI.create("https://example" + number + ".com")),
				Map.entry(UUID.class, new UUID(0, number)));
	}

	private Object ofModel(Class<?> type, int depth) {
		InferenceScope scope = InferenceScope.of(type, ModelKind.RESOURCE);
		@Nullable Object[] arguments = ModelClasses.of(type)
			.components()
			.stream()
			.map((component) -> ofComponent(component, depth))
			.toArray();
		return ModelClasses.of(type).constructor(scope).create(arguments);
	}

	private @Nullable Object ofComponent(ModelComponent component, int depth) {
		return of(component.javaType().getType(), component.type(Map.of()).nullable(), depth);
	}

}
