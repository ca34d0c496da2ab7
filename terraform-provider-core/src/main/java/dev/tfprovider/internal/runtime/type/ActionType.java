/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.type;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.action.ActionDeclaration;
import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.constraint.ConfigValidator;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.schema.Schema;

/**
 * An action type that is ready to serve.
 *
 * @param name full type name
 * @param schema shape of its arguments
 * @param mapping translates between values and the model
 * @param declaration gives the author's code
 * @param limits how long an invocation may take
 * @param <M> the model
 */
public record ActionType<M>(String name, Schema schema, ModelMapping<M> mapping, ActionDeclaration<M> declaration,
		TimeLimits limits) implements ConfiguredType {

	/**
	 * Infer the schema.
	 * @throws SchemaInferenceException if the model cannot become a schema
	 */
	public static <M> ActionType<M> of(String name, ActionDeclaration<M> declaration, ModelMappings mappings) {
		try {
			ModelMapping<M> mapping = mappings.action(declaration.model());
			Class<?> implementation = declaration.implementation();
			return new ActionType<>(name, mapping.schema(implementation), mapping, declaration,
					TimeLimits.of(mapping, DeclaredTimeouts.ofAction(implementation)));
		}
		catch (SchemaInferenceException ex) {
			throw ex.withRoot(name);
		}
	}

	/**
	 * Return what checks planned invocations, empty if nothing does.
	 */
	public Optional<Supplier<PlannableAction>> planning() {
		return this.declaration.ability(PlannableAction.class);
	}

	/**
	 * Return what checks configurations.
	 */
	@Override
	@SuppressWarnings("rawtypes")
	public Optional<Supplier<ConfigValidator>> validation() {
		return this.declaration.ability(ConfigValidator.class);
	}

}
