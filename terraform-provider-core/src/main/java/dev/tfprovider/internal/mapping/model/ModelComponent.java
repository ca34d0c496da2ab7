/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * Describes a component of a model: a component of a record, or what another language has
 * instead.
 */
public interface ModelComponent {

	String name();

	/**
	 * Return the class that declares the component.
	 */
	Class<?> owner();

	/**
	 * Return what bears the annotations of this framework.
	 */
	AnnotatedElement annotations();

	/**
	 * Return what bears the annotations of Bean Validation.
	 */
	List<AnnotatedElement> members();

	/**
	 * Return the type as Java sees it.
	 */
	AnnotatedType javaType();

	/**
	 * Return the type, with what the language says of null.
	 * @param variables what type variables of the class stand for
	 */
	default TypeRef type(Map<TypeVariable<?>, TypeRef> variables) {
		return TypeRef.of(javaType(), variables);
	}

	Accessor accessor(InferenceScope scope);

	/**
	 * Return whether the language promises that the component is never null, and so has
	 * to declare it as nullable while the provider has not decided its value.
	 */
	default boolean isNeverNull() {
		return false;
	}

	/**
	 * Return whether null says that the provider has not decided the value, and nothing
	 * else.
	 */
	default boolean isNullUntilDecided() {
		return false;
	}

	/**
	 * Return whether the constructor may be called without the component.
	 */
	default boolean hasDefaultArgument() {
		return false;
	}

	/**
	 * Return the value that the component has where the constructor is called without it.
	 * @throws SchemaInferenceException if it is not the same for all objects
	 */
	default @Nullable Object defaultArgument(InferenceScope scope) {
		return null;
	}

}
