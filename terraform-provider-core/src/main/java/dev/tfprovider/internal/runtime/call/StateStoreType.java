/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.statestore.LockableStateStore;
import dev.tfprovider.statestore.StateStore;

/**
 * A state store type that is ready to serve.
 *
 * @param <M> the model
 */
public final class StateStoreType<M> extends InferredType<M, StateStore<M>> {

	public StateStoreType(String name, TypeDeclaration<M, StateStore<M>> declaration, ModelMappings mappings) {
		super(TypeKind.STATE_STORE, name, declaration, mappings);
	}

	/**
	 * Return what locks states, empty if they cannot be locked.
	 */
	@SuppressWarnings({ "rawtypes", "unchecked" })
	public Optional<LockableStateStore<M>> locking() {
		return ability(LockableStateStore.class).map((ability) -> (LockableStateStore<M>) ability.get());
	}

}
