/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.action;

import java.util.function.Supplier;

import dev.tfprovider.declaration.TypeDeclaration;

/**
 * Declares an action of a provider. Immutable; made by a {@link Builder}.
 *
 * @param <M> the model, a record
 */
public final class ActionDeclaration<M> extends TypeDeclaration<M, ProviderAction<M>> {

	private ActionDeclaration(Builder<M> builder) {
		super(builder);
	}

	/**
	 * Return a builder for an action.
	 * @param name name of the action type without the provider's prefix, such as
	 * {@code feed}
	 * @param model the record that holds the arguments
	 * @param implementation the class of the code; the interfaces it implements besides
	 * {@link ProviderAction} tell what else it is able to do
	 * @param action gives the code, an instance of the implementation or a proxy with its
	 * interfaces; asked for each call
	 * @param <M> the model
	 * @return a builder
	 */
	public static <M> Builder<M> builder(String name, Class<M> model, Class<?> implementation,
			Supplier<? extends ProviderAction<M>> action) {
		return new Builder<>(name, model, implementation, action);
	}

	/**
	 * Builder for an {@link ActionDeclaration}.
	 *
	 * @param <M> the model
	 */
	public static final class Builder<M> extends TypeDeclaration.Builder<M, ProviderAction<M>, Builder<M>> {

		private Builder(String name, Class<M> model, Class<?> implementation,
				Supplier<? extends ProviderAction<M>> action) {
			super(name, model, implementation, action);
		}

		@Override
		protected Builder<M> self() {
			return this;
		}

		/**
		 * Make the declaration.
		 * @return the declaration
		 */
		public ActionDeclaration<M> build() {
			return new ActionDeclaration<>(this);
		}

	}

}
