/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * Finds and calls the static method or constant of a record that provides a default.
 *
 * @param source gives it, taking an array of arguments
 * @param type the type of the default
 * @param parameters names of the components it depends on
 * @param types their types
 */
public record DefaultSource(Function<@Nullable Object[], @Nullable Object> source, TypeRef type,
		List<String> parameters, List<TypeRef> types) {

	public static DefaultSource find(Class<?> record, String name, InferenceScope scope) {
		List<Method> methods = Arrays.stream(record.getDeclaredMethods())
			.filter((method) -> method.getName().equals(name) && Modifier.isStatic(method.getModifiers()))
			.toList();
		if (methods.size() > 1) {
			throw scope.refuse(
					"there are %s static methods '%s' in %s".formatted(methods.size(), name, record.getName()),
					"Give the one that makes the default a name of its own");
		}
		try {
			if (!methods.isEmpty()) {
				return of(methods.get(0), scope);
			}
			Field field = record.getDeclaredField(name);
			if (Modifier.isStatic(field.getModifiers())) {
				field.setAccessible(true);
				return new DefaultSource((arguments) -> ModelReflection.unchecked(() -> field.get(null)),
						TypeRef.of(field.getAnnotatedType(), Map.of()), List.of(), List.of());
			}
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			if (ex instanceof SchemaInferenceException refusal) {
				throw refusal;
			}
		}
		throw scope.refuse("there is no static method or constant '%s' in %s".formatted(name, record.getName()),
				"Write one that gives the default, or correct the name in @Default");
	}

	private static DefaultSource of(Method method, InferenceScope scope) {
		Parameter[] parameters = method.getParameters();
		if (Arrays.stream(parameters).anyMatch((parameter) -> !parameter.isNamePresent())) {
			throw scope.refuseUnnamedParameters(method, "");
		}
		method.setAccessible(true);
		return new DefaultSource((arguments) -> ModelReflection.unchecked(() -> method.invoke(null, arguments)),
				TypeRef.of(method.getAnnotatedReturnType(), Map.of()),
				Arrays.stream(parameters).map(Parameter::getName).toList(),
				Arrays.stream(parameters)
					.map((parameter) -> TypeRef.of(parameter.getAnnotatedType(), Map.of()))
					.toList());
	}

	/**
	 * Return the default.
	 * @throws RuntimeException whatever the method threw
	 */
	@Nullable public Object get(@Nullable Object... arguments) {
		return this.source.apply(arguments);
	}

	public void checkType(TypeRef component, InferenceScope scope) {
		if (!this.type.isSame(component)) {
			throw scope.refuse("the default is a " + this.type, "Make it a " + component.boxedText());
		}
	}

}
