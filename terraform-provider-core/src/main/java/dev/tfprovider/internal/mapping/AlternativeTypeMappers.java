/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Finds mappers for Java types other than the one a component is declared with, such as
 * those passed to {@code get} of a view. Each type is inspected once.
 */
final class AlternativeTypeMappers {

	private final Mappers mappers;

	private final InferenceScope scope;

	private final Map<Class<?>, ValueMapper> cache = new ConcurrentHashMap<>();

	AlternativeTypeMappers(Mappers mappers, InferenceScope scope) {
		this.mappers = mappers;
		this.scope = scope.with(InheritedProperty.ROOT, false).with(InheritedProperty.BLOCK_BODY, false);
	}

	/**
	 * Return a mapper of a Java type for values of a type in Terraform, {@code null} if
	 * they do not go together.
	 */
	@Nullable ValueMapper find(Class<?> javaType, TerraformType type) {
		try {
			ValueMapper mapper = this.cache.computeIfAbsent(javaType,
					(key) -> this.mappers.mapper(TypeRef.of(key), this.scope));
			return mapper.type().equals(type) ? mapper : null;
		}
		catch (SchemaInferenceException ex) {
			return null;
		}
	}

}
