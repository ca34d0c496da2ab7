/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.value.ObjectType;

/**
 * A type of which practitioners write configurations.
 */
public interface ConfiguredType {

	/**
	 * Return the kind of the type.
	 */
	TypeKind kind();

	/**
	 * Return the full type name.
	 */
	String name();

	/**
	 * Return the shape of its configurations.
	 */
	Schema schema();

	/**
	 * Return what translates between configurations and the model.
	 */
	ModelMapping<?> mapping();

	/**
	 * Return what gives the author's code.
	 */
	TypeDeclaration<?, ?> declaration();

	/**
	 * Return how long calls may take.
	 */
	TimeLimits limits();

	/**
	 * Return the class of the author's code.
	 */
	default Class<?> implementation() {
		return declaration().implementation();
	}

	/**
	 * Return what gives the author's check of configurations.
	 */
	@SuppressWarnings("rawtypes")
	default Optional<Supplier<ConfigValidator>> validation() {
		return declaration().ability(ConfigValidator.class);
	}

	/**
	 * Return the type of the objects that its configurations become.
	 */
	default ObjectType type() {
		return schema().block().impliedType();
	}

}
