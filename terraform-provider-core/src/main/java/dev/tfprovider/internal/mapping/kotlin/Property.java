/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.model.Accessor;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.internal.mapping.model.TypeRef;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmValueParameter;
import org.jspecify.annotations.Nullable;

/**
 * Describes a property that a primary constructor declares.
 *
 * @param field holds its value
 * @param getter returns its value, {@code null} for a private property
 * @param parameter the parameter that bears its annotations
 * @param described what the compiler says of it
 * @param position the position of the parameter
 * @param defaults the default arguments of the constructor
 */
record Property(Field field, @Nullable Method getter, Parameter parameter, KmValueParameter described, int position,
		DefaultArguments defaults) implements ModelComponent {

	@Override
	public String name() {
		return this.field.getName();
	}

	@Override
	public Class<?> owner() {
		return this.field.getDeclaringClass();
	}

	@Override
	public AnnotatedElement annotations() {
		return this.parameter;
	}

	@Override
	public List<AnnotatedElement> members() {
		return (this.getter != null) ? List.of(this.field, this.getter) : List.of(this.field);
	}

	/**
	 * Return the type of the field, which has none of the wildcards that parameters have.
	 */
	@Override
	public AnnotatedType javaType() {
		return this.field.getAnnotatedType();
	}

	@Override
	public TypeRef type(Map<TypeVariable<?>, TypeRef> variables) {
		return KotlinTypes.withNulls(TypeRef.of(javaType(), variables), this.described.getType());
	}

	@Override
	public Accessor accessor(InferenceScope scope) {
		try {
			return ModelReflection.accessor(this.field);
		}
		catch (RuntimeException ex) {
			throw DataClass.inaccessible(owner(), scope);
		}
	}

	@Override
	public boolean isNeverNull() {
		return !Attributes.isNullable(this.described.getType());
	}

	@Override
	public boolean isNullUntilDecided() {
		return true;
	}

	@Override
	public boolean hasDefaultArgument() {
		return Attributes.getDeclaresDefaultValue(this.described);
	}

	@Override
	public @Nullable Object defaultArgument(InferenceScope scope) {
		return this.defaults.get(this.position, scope);
	}

}
