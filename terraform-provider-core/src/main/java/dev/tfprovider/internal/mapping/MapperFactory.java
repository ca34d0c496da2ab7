/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Creates value mappers for the types it supports.
 */
@FunctionalInterface
interface MapperFactory {

	/**
	 * Return a mapper for a type.
	 * @return the mapper, {@code null} if the type is not one of this factory's
	 * @throws SchemaInferenceException if it is, but cannot be mapped
	 */
	@Nullable ValueMapper create(TypeRef type, InferenceScope scope);

}
