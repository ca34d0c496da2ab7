/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Declares a type of a provider, such as a resource type: its name, its model and its
 * code. Immutable.
 *
 * @param <M> the model, a record
 * @param <I> the interface of the code
 */
public class TypeDeclaration<M, I> {

	private final String name;

	private final Class<M> model;

	private final Class<?> implementation;

	private final Supplier<? extends I> code;

	private final String origin;

	/**
	 * Make the declaration.
	 * @param builder says what is declared
	 */
	protected TypeDeclaration(Builder<M, I, ?> builder) {
		this.name = builder.name;
		this.model = builder.model;
		this.implementation = builder.implementation;
		this.code = builder.code;
		this.origin = builder.origin;
	}

	private TypeDeclaration(String name, Class<M> model, Class<?> implementation, Supplier<? extends I> code,
			String origin) {
		this.name = name;
		this.model = model;
		this.implementation = implementation;
		this.code = code;
		this.origin = origin;
	}

	/**
	 * Declare a type of which there is no more to tell.
	 * @param name name of the type without the provider's prefix, such as {@code pet}
	 * @param model the record that becomes the schema
	 * @param implementation the class of the code; the interfaces it implements besides
	 * that of its kind tell what else it is able to do
	 * @param code gives the code, an instance of the implementation or a proxy with its
	 * interfaces; asked for each call
	 * @param origin where the declaration comes from, such as the name of a bean
	 * @param <M> the model
	 * @param <I> the interface of the code
	 * @return the declaration
	 */
	public static <M, I> TypeDeclaration<M, I> of(String name, Class<M> model, Class<?> implementation,
			Supplier<? extends I> code, String origin) {
		return new TypeDeclaration<>(name, model, implementation, code, origin);
	}

	/**
	 * Return the name of the type.
	 * @return the name without the provider's prefix
	 */
	public final String name() {
		return this.name;
	}

	/**
	 * Return the model record.
	 * @return the record that becomes the schema
	 */
	public final Class<M> model() {
		return this.model;
	}

	/**
	 * Return the record that configurations fill in.
	 * @return the model, unless the kind has another record for that
	 */
	public Class<?> configuration() {
		return this.model;
	}

	/**
	 * Return the implementation class.
	 * @return the class behind all proxies
	 */
	public final Class<?> implementation() {
		return this.implementation;
	}

	/**
	 * Return the implementation.
	 * @return what to call
	 */
	public final I code() {
		return this.code.get();
	}

	/**
	 * Return a supplier of the implementation as an optional interface.
	 * @param ability the interface of the ability
	 * @param <A> the ability
	 * @return gives the code for each call; empty if the implementation is not able to
	 */
	public final <A> Optional<Supplier<A>> ability(Class<A> ability) {
		return ability.isAssignableFrom(this.implementation) ? Optional.of(() -> ability.cast(code()))
				: Optional.empty();
	}

	/**
	 * Return where the declaration comes from, for messages to the author.
	 * @return such as the name of a bean
	 */
	public final String origin() {
		return this.origin;
	}

	@Override
	public final String toString() {
		return this.name + " of " + this.origin;
	}

	/**
	 * Base class of the builders of declarations.
	 *
	 * @param <M> the model
	 * @param <I> the interface of the code
	 * @param <B> the builder
	 */
	public abstract static class Builder<M, I, B extends Builder<M, I, B>> {

		private final String name;

		private final Class<M> model;

		private final Class<?> implementation;

		private final Supplier<? extends I> code;

		private String origin;

		/**
		 * Create a builder.
		 * @param name name of the type without the provider's prefix
		 * @param model the record that becomes the schema
		 * @param implementation the class of the code
		 * @param code gives the code for each call
		 */
		protected Builder(String name, Class<M> model, Class<?> implementation, Supplier<? extends I> code) {
			this.name = name;
			this.model = model;
			this.implementation = implementation;
			this.code = code;
			this.origin = implementation.getName();
		}

		/**
		 * Return this builder.
		 * @return this
		 */
		protected abstract B self();

		/**
		 * Set where the declaration comes from.
		 * @param origin such as the name of a bean; the name of the implementation unless
		 * set
		 * @return this
		 */
		public final B origin(String origin) {
			this.origin = origin;
			return self();
		}

	}

}
