/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Declares an ephemeral resource of a provider. Immutable; made by a {@link Builder}.
 *
 * @param <M> the model, a record
 */
public final class EphemeralResourceDeclaration<M> {

	private final String name;

	private final Class<M> model;

	private final Class<?> implementation;

	private final Supplier<? extends EphemeralResource<M>> resource;

	private final String origin;

	private EphemeralResourceDeclaration(Builder<M> builder) {
		this.name = builder.name;
		this.model = builder.model;
		this.implementation = builder.implementation;
		this.resource = builder.resource;
		this.origin = builder.origin;
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
	 * Return the name of the type.
	 * @return the name without the provider's prefix
	 */
	public String name() {
		return this.name;
	}

	/**
	 * Return the model record.
	 * @return the record that holds arguments and results
	 */
	public Class<M> model() {
		return this.model;
	}

	/**
	 * Return the implementation class.
	 * @return the class behind all proxies
	 */
	public Class<?> implementation() {
		return this.implementation;
	}

	/**
	 * Return the implementation.
	 * @return what to call
	 */
	public EphemeralResource<M> resource() {
		return this.resource.get();
	}

	/**
	 * Return a supplier of the implementation as an optional interface.
	 * @param ability the interface of the ability
	 * @param <A> the ability
	 * @return gives the code for each call; empty if the implementation is not able to
	 */
	public <A> Optional<Supplier<A>> ability(Class<A> ability) {
		return ability.isAssignableFrom(this.implementation) ? Optional.of(() -> ability.cast(resource()))
				: Optional.empty();
	}

	/**
	 * Return where the declaration comes from, for messages to the author.
	 * @return such as the name of a bean
	 */
	public String origin() {
		return this.origin;
	}

	@Override
	public String toString() {
		return this.name + " of " + this.origin;
	}

	/**
	 * Builder for an {@link EphemeralResourceDeclaration}.
	 *
	 * @param <M> the model
	 */
	public static final class Builder<M> {

		private final String name;

		private final Class<M> model;

		private final Class<?> implementation;

		private final Supplier<? extends EphemeralResource<M>> resource;

		private String origin;

		private Builder(String name, Class<M> model, Class<?> implementation,
				Supplier<? extends EphemeralResource<M>> resource) {
			this.name = name;
			this.model = model;
			this.implementation = implementation;
			this.resource = resource;
			this.origin = implementation.getName();
		}

		/**
		 * Set where the declaration comes from.
		 * @param origin such as the name of a bean; the name of the implementation unless
		 * set
		 * @return this
		 */
		public Builder<M> origin(String origin) {
			this.origin = origin;
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
