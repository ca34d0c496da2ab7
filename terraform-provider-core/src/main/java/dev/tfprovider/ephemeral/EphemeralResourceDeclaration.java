/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

import java.util.function.Supplier;

import dev.tfprovider.declaration.TypeDeclaration;

/**
 * Declares an ephemeral resource of a provider. Immutable; made by a {@link Builder}.
 *
 * @param <M> the model, a record
 */
public final class EphemeralResourceDeclaration<M> extends TypeDeclaration<M, EphemeralResource<M>> {

	private EphemeralResourceDeclaration(Builder<M> builder) {
		super(builder);
	}

	/**
	 * Return a builder for an ephemeral resource.
	 * @param name name of the ephemeral resource type without the provider's prefix, such
	 * as {@code access_token}
	 * @param model the record that holds arguments and results
	 * @param implementation the class of the code; the interfaces it implements besides
	 * {@link EphemeralResource} tell what else it is able to do
	 * @param resource gives the code, an instance of the implementation or a proxy with
	 * its interfaces; asked for each call
	 * @param <M> the model
	 * @return a builder
	 */
	public static <M> Builder<M> builder(String name, Class<M> model, Class<?> implementation,
			Supplier<? extends EphemeralResource<M>> resource) {
		return new Builder<>(name, model, implementation, resource);
	}

	/**
	 * Builder for an {@link EphemeralResourceDeclaration}.
	 *
	 * @param <M> the model
	 */
	public static final class Builder<M> extends TypeDeclaration.Builder<M, EphemeralResource<M>, Builder<M>> {

		private Builder(String name, Class<M> model, Class<?> implementation,
				Supplier<? extends EphemeralResource<M>> resource) {
			super(name, model, implementation, resource);
		}

		@Override
		protected Builder<M> self() {
			return this;
		}

		/**
		 * Make the declaration.
		 * @return the declaration
		 */
		public EphemeralResourceDeclaration<M> build() {
			return new EphemeralResourceDeclaration<>(this);
		}

	}

}
