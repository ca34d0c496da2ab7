/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import org.jspecify.annotations.Nullable;

/**
 * Creates annotation instances from a map of values, for annotations that a
 * {@code SchemaCustomizer} adds.
 *
 * @param type the annotation
 * @param values all its values, by name
 */
record SyntheticAnnotation(Class<? extends Annotation> type, Map<String, Object> values) implements InvocationHandler {

	/**
	 * Return an annotation.
	 * @throws InvalidDeclarationException if it has no such values
	 */
	static Annotation of(Class<? extends Annotation> type, Map<String, ?> values) {
		Map<String, Object> all = new TreeMap<>();
		for (Method method : type.getDeclaredMethods()) {
			Object value = values.get(method.getName());
			value = (value != null) ? value : method.getDefaultValue();
			if (value == null || !ModelReflection.box(method.getReturnType()).isInstance(value)) {
				throw new InvalidDeclarationException(
						"The value '%s' of @%s is %s".formatted(method.getName(), type.getSimpleName(),
								(value != null) ? "no " + method.getReturnType().getSimpleName() : "missing"),
						"Correct it in the SchemaCustomizer.");
			}
			all.put(method.getName(), value);
		}
		values.keySet().stream().filter((name) -> !all.containsKey(name)).findFirst().ifPresent((name) -> {
			throw new InvalidDeclarationException("There is no value '%s' of @%s".formatted(name, type.getSimpleName()),
					"Give only values out of " + all.keySet() + " in the SchemaCustomizer.");
		});
		return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type },
				new SyntheticAnnotation(type, all)));
	}

	@Override
	public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] arguments) {
		return switch (method.getName()) {
			case "annotationType" -> this.type;
			case "toString" -> "@" + this.type.getSimpleName() + this.values;
			case "hashCode" -> System.identityHashCode(proxy);
			case "equals" -> arguments != null && Arrays.asList(arguments).get(0) == proxy;
			default -> this.values.get(method.getName());
		};
	}

}
