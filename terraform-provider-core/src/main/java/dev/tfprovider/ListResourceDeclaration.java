/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.function.Supplier;

import dev.tfprovider.list.ListResource;

/**
 * Declares a list resource of a provider. Immutable; made by a {@link Builder}.
 *
 * @param <M> the model of the managed resource, a record
 * @param <Q> the query, a record
 */
public final class ListResourceDeclaration<M, Q> extends TypeDeclaration<M, ListResource<M, Q>> {

	private final Class<Q> query;

	private final boolean readingObjects;

	private ListResourceDeclaration(Builder<M, Q> builder) {
		super(builder);
		this.query = builder.query;
		this.readingObjects = builder.readingObjects;
	}

	/**
	 * Return a builder for a list resource.
	 * @param name name of the managed resource type without the provider's prefix, such
	 * as {@code pet}
	 * @param model the record of the managed resource
	 * @param query the record that holds the arguments
	 * @param implementation the class of the code; the interfaces it implements besides
	 * {@link ListResource} tell what else it is able to do
	 * @param resource gives the code, an instance of the implementation or a proxy with
	 * its interfaces; asked for each call
	 * @param <M> the model
	 * @param <Q> the query
	 * @return a builder
	 */
	public static <M, Q> Builder<M, Q> builder(String name, Class<M> model, Class<Q> query, Class<?> implementation,
			Supplier<? extends ListResource<M, Q>> resource) {
		return new Builder<>(name, model, query, implementation, resource);
	}

	/**
	 * Return the query record.
	 * @return the record that holds the arguments
	 */
	public Class<Q> query() {
		return this.query;
	}

	@Override
	public Class<?> configuration() {
		return this.query;
	}

	/**
	 * Return whether objects that Terraform wants to see are read by the managed resource
	 * first. The list then needs to know no more than their {@code @Id} components.
	 * @return whether they are
	 */
	public boolean isReadingObjects() {
		return this.readingObjects;
	}

	/**
	 * Builder for a {@link ListResourceDeclaration}.
	 *
	 * @param <M> the model
	 * @param <Q> the query
	 */
	public static final class Builder<M, Q> extends TypeDeclaration.Builder<M, ListResource<M, Q>, Builder<M, Q>> {

		private final Class<Q> query;

		private boolean readingObjects;

		private Builder(String name, Class<M> model, Class<Q> query, Class<?> implementation,
				Supplier<? extends ListResource<M, Q>> resource) {
			super(name, model, implementation, resource);
			this.query = query;
		}

		/**
		 * Set whether objects that Terraform wants to see are read by the managed
		 * resource first.
		 * @param readingObjects whether they are; {@code false} unless set
		 * @return this
		 */
		public Builder<M, Q> readingObjects(boolean readingObjects) {
			this.readingObjects = readingObjects;
			return this;
		}

		@Override
		protected Builder<M, Q> self() {
			return this;
		}

		/**
		 * Make the declaration.
		 * @return the declaration
		 */
		public ListResourceDeclaration<M, Q> build() {
			return new ListResourceDeclaration<>(this);
		}

	}

}
