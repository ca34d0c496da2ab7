/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.type;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.constraint.ConfigValidator;
import dev.tfprovider.ephemeral.CloseableEphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceDeclaration;
import dev.tfprovider.ephemeral.RenewableEphemeralResource;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.schema.Schema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * An ephemeral resource type that is ready to serve.
 *
 * @param name full type name
 * @param schema shape of its objects
 * @param mapping translates between values and the model
 * @param declaration gives the author's code
 * @param limits how long opening, renewing and closing may take
 * @param <M> the model
 */
public record EphemeralResourceType<M>(String name, Schema schema, ModelMapping<M> mapping,
		EphemeralResourceDeclaration<M> declaration, TimeLimits limits) implements ConfiguredType {

	/**
	 * Infer the schema.
	 * @throws SchemaInferenceException if the model cannot become a schema
	 */
	public static <M> EphemeralResourceType<M> of(String name, EphemeralResourceDeclaration<M> declaration,
			ModelMappings mappings) {
		try {
			ModelMapping<M> mapping = mappings.ephemeralResource(declaration.model());
			Class<?> implementation = declaration.implementation();
			return new EphemeralResourceType<>(name, mapping.schema(implementation), mapping, declaration,
					TimeLimits.of(mapping, DeclaredTimeouts.ofEphemeralResource(implementation)));
		}
		catch (SchemaInferenceException ex) {
			throw ex.withRoot(name);
		}
	}

	/**
	 * Return the type of its objects.
	 */
	public ObjectType type() {
		return this.schema.block().impliedType();
	}

	public EphemeralResource<M> resource() {
		return this.declaration.code();
	}

	/**
	 * Return what renews objects, empty if they cannot be renewed.
	 */
	public Optional<Supplier<RenewableEphemeralResource>> renewal() {
		return this.declaration.ability(RenewableEphemeralResource.class);
	}

	/**
	 * Return what closes objects, empty if there is nothing to close.
	 */
	public Optional<Supplier<CloseableEphemeralResource>> closing() {
		return this.declaration.ability(CloseableEphemeralResource.class);
	}

	/**
	 * Return what checks configurations.
	 */
	@Override
	@SuppressWarnings("rawtypes")
	public Optional<Supplier<ConfigValidator>> validation() {
		return this.declaration.ability(ConfigValidator.class);
	}

	/**
	 * Return the author's limit of an operation without a configuration.
	 */
	@Nullable public TimeLimit limit(String operation) {
		return new TimeLimits(null, this.limits.declared()).remembered(operation, TerraformValue.ofNull(type()));
	}

}
