/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.statestore;

import java.util.function.Supplier;

import dev.tfprovider.declaration.TypeDeclaration;

/**
 * Declares a state store of a provider. Immutable; made by a {@link Builder}.
 * Experimental as {@link StateStore}.
 *
 * @param <C> the model, a record
 */
public final class StateStoreDeclaration<C> extends TypeDeclaration<C, StateStore<C>> {

	private StateStoreDeclaration(Builder<C> builder) {
		super(builder);
	}

	/**
	 * Return a builder for a state store.
	 * @param name name of the state store type without the provider's prefix, such as
	 * {@code bucket}
	 * @param model the record that holds the arguments
	 * @param implementation the class of the code; the interfaces it implements besides
	 * {@link StateStore} tell what else it is able to do
	 * @param store gives the code, an instance of the implementation or a proxy with its
	 * interfaces; asked for each call
	 * @param <C> the model
	 * @return a builder
	 */
	public static <C> Builder<C> builder(String name, Class<C> model, Class<?> implementation,
			Supplier<? extends StateStore<C>> store) {
		return new Builder<>(name, model, implementation, store);
	}

	/**
	 * Builder for a {@link StateStoreDeclaration}.
	 *
	 * @param <C> the model
	 */
	public static final class Builder<C> extends TypeDeclaration.Builder<C, StateStore<C>, Builder<C>> {

		private Builder(String name, Class<C> model, Class<?> implementation, Supplier<? extends StateStore<C>> store) {
			super(name, model, implementation, store);
		}

		@Override
		protected Builder<C> self() {
			return this;
		}

		/**
		 * Make the declaration.
		 * @return the declaration
		 */
		public StateStoreDeclaration<C> build() {
			return new StateStoreDeclaration<>(this);
		}

	}

}
