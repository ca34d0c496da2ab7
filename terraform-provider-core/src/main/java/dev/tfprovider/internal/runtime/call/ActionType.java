/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.action.ProviderAction;
import dev.tfprovider.internal.mapping.ModelMappings;

/**
 * An action type that is ready to serve.
 *
 * @param <M> the model
 */
public final class ActionType<M> extends InferredType<M, ProviderAction<M>> {

	public ActionType(String name, TypeDeclaration<M, ProviderAction<M>> declaration, ModelMappings mappings) {
		super(TypeKind.ACTION, name, declaration, mappings);
	}

	/**
	 * Return what checks planned invocations, empty if nothing does.
	 */
	public Optional<Supplier<PlannableAction>> planning() {
		return ability(PlannableAction.class);
	}

}
