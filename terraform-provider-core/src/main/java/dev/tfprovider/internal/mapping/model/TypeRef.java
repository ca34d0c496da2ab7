/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

/**
 * Represents the type of a component or element, with type variables resolved and
 * nullness noted.
 *
 * @param raw the class, {@code null} for a wildcard or an unresolved type variable
 * @param arguments the type arguments, empty for a raw or plain type
 * @param nullable whether annotated as nullable
 * @param text the type as the author wrote it, with simple names
 */
public record TypeRef(@Nullable Class<?> raw, List<TypeRef> arguments, boolean nullable, String text) {

	public static TypeRef of(Class<?> type) {
		return new TypeRef(type, List.of(), false, type.getSimpleName());
	}

	public static TypeRef of(AnnotatedType annotated, Map<TypeVariable<?>, TypeRef> variables) {
		Type type = annotated.getType();
		boolean nullable = isNullable(annotated.getAnnotations());
		if (type instanceof TypeVariable<?> variable) {
			TypeRef bound = variables.get(variable);
			return (bound != null) ? new TypeRef(bound.raw, bound.arguments, nullable || bound.nullable, bound.text)
					: new TypeRef(null, List.of(), nullable, variable.getName());
		}
		if (annotated instanceof AnnotatedParameterizedType parameterized) {
			List<TypeRef> arguments = Arrays.stream(parameterized.getAnnotatedActualTypeArguments())
				.map((argument) -> of(argument, variables))
				.toList();
			Class<?> raw = (Class<?>) ((ParameterizedType) type).getRawType();
			return new TypeRef(raw, arguments, nullable,
					arguments.stream()
						.map(TypeRef::text)
						.collect(Collectors.joining(", ", raw.getSimpleName() + "<", ">")));
		}
		if (type instanceof Class<?> raw) {
			return new TypeRef(raw, List.of(), nullable, raw.getSimpleName());
		}
		if (annotated instanceof AnnotatedArrayType array) {
			String component = of(array.getAnnotatedGenericComponentType(), variables).text;
			return new TypeRef(Object[].class, List.of(), nullable, component + "[]");
		}
		return new TypeRef(null, List.of(), nullable, type.getTypeName());
	}

	/**
	 * Return whether one of the annotations says that null is allowed: JSpecify's, or
	 * another of that simple name.
	 */
	public static boolean isNullable(Annotation[] annotations) {
		return Arrays.stream(annotations)
			.anyMatch((annotation) -> annotation.annotationType().getSimpleName().equals("Nullable"));
	}

	public boolean is(Class<?> type) {
		return this.raw == type;
	}

	/**
	 * Return whether another type holds the same values, however either is boxed or
	 * named.
	 */
	public boolean isSame(TypeRef other) {
		if (this.raw == null || other.raw == null || this.arguments.size() != other.arguments.size()
				|| ModelReflection.box(this.raw) != ModelReflection.box(other.raw)) {
			return false;
		}
		return IntStream.range(0, this.arguments.size())
			.allMatch((index) -> this.arguments.get(index).isSame(other.arguments.get(index)));
	}

	/**
	 * Return whether type arguments were left out.
	 */
	public boolean isRaw() {
		return this.raw != null && this.arguments.isEmpty() && this.raw.getTypeParameters().length > 0;
	}

	/**
	 * Return the primitive type this is, {@code null} if it is none.
	 */
	@Nullable public Class<?> primitive() {
		return (this.raw != null && this.raw.isPrimitive()) ? this.raw : null;
	}

	/**
	 * Return the type as it would be written between angle brackets.
	 */
	public String boxedText() {
		Class<?> primitive = primitive();
		return (primitive != null) ? ModelReflection.box(primitive).getSimpleName() : this.text;
	}

	/**
	 * Return the type arguments by the type variables of the class.
	 */
	public Map<TypeVariable<?>, TypeRef> variables() {
		Map<TypeVariable<?>, TypeRef> variables = new HashMap<>();
		if (this.raw != null) {
			TypeVariable<?>[] parameters = this.raw.getTypeParameters();
			for (int i = 0; i < this.arguments.size(); i++) {
				variables.put(parameters[i], this.arguments.get(i));
			}
		}
		return variables;
	}

	@Override
	public String toString() {
		return this.text;
	}

}
