/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.internal.mapping.ModelMappings;

/**
 * An action type that is ready to serve.
 *
 * @param <M> the model
 */
public final class ActionType<M> extends InferredType<M, InvocableAction<M>> {

	public ActionType(String name, TypeDeclaration<M, InvocableAction<M>> declaration, ModelMappings mappings) {
		super(TypeKind.ACTION, name, declaration, mappings);
	}

	/**
	 * Return what checks planned invocations, empty if nothing does.
	 */
	@SuppressWarnings("unchecked")
	public Optional<Supplier<PlannableAction<M>>> planning() {
		return (Optional<Supplier<PlannableAction<M>>>) (Optional<?>) ability(PlannableAction.class);
	}

}
