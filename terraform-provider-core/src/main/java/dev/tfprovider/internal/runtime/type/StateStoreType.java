/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.type;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.constraint.ConfigValidator;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.schema.Schema;
import dev.tfprovider.statestore.LockableStateStore;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreDeclaration;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A state store type that is ready to serve.
 *
 * @param name full type name
 * @param schema shape of its configurations
 * @param mapping translates between values and the record of the configuration
 * @param declaration gives the author's code
 * @param limits how long its calls may take
 * @param <C> the record of the configuration
 */
public record StateStoreType<C>(String name, Schema schema, ModelMapping<C> mapping,
		StateStoreDeclaration<C> declaration, TimeLimits limits) implements ConfiguredType {

	/**
	 * Infer the schema.
	 * @throws SchemaInferenceException if the model cannot become a schema
	 */
	public static <C> StateStoreType<C> of(String name, StateStoreDeclaration<C> declaration, ModelMappings mappings) {
		try {
			ModelMapping<C> mapping = mappings.stateStore(declaration.model());
			Class<?> implementation = declaration.implementation();
			return new StateStoreType<>(name, mapping.schema(implementation), mapping, declaration,
					TimeLimits.of(mapping, DeclaredTimeouts.ofStateStore(implementation)));
		}
		catch (SchemaInferenceException ex) {
			throw ex.withRoot(name);
		}
	}

	public StateStore<C> store() {
		return this.declaration.code();
	}

	/**
	 * Return what locks states, empty if they cannot be locked.
	 */
	@SuppressWarnings({ "rawtypes", "unchecked" })
	public Optional<LockableStateStore<C>> locking() {
		return this.declaration.ability(LockableStateStore.class)
			.map((ability) -> (LockableStateStore<C>) ability.get());
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
	 * Return the author's limit of an operation, {@code null} for none.
	 */
	@Nullable public TimeLimit limit(String operation) {
		return this.limits.remembered(operation, TerraformValue.ofNull(this.schema.block().impliedType()));
	}

}
