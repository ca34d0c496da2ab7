/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.UpdatableResource;
import org.jspecify.annotations.Nullable;

/**
 * Declares a managed resource of a provider. Immutable; made by a {@link Builder}.
 *
 * @param <M> the model, a record
 */
public final class ResourceDeclaration<M> extends TypeDeclaration<M, ManagedResource<M>> {

	private final @Nullable String importId;

	private final boolean dataSource;

	private ResourceDeclaration(Builder<M> builder) {
		super(builder);
		this.importId = builder.importId;
		this.dataSource = builder.dataSource;
	}

	/**
	 * Return a builder.
	 * @param name name of the resource type without the provider's prefix, such as
	 * {@code pet}
	 * @param model the record that is schema, configuration, plan and state
	 * @param implementation the class of the code; the interfaces it implements besides
	 * {@link ManagedResource} tell what else it is able to do
	 * @param resource gives the code, an instance of the implementation or a proxy with
	 * its interfaces; asked for each call
	 * @param <M> the model
	 * @return a builder
	 */
	public static <M> Builder<M> builder(String name, Class<M> model, Class<?> implementation,
			Supplier<? extends ManagedResource<M>> resource) {
		return new Builder<>(name, model, implementation, resource);
	}

	/**
	 * Return whether objects can be updated in place.
	 * @return whether the code is an {@link UpdatableResource}
	 */
	public boolean isUpdatable() {
		return ability(UpdatableResource.class).isPresent();
	}

	/**
	 * Return the format of the import id.
	 * @return the form as in {@link ImportId}, empty if the declaration does not say
	 */
	public Optional<String> importId() {
		return Optional.ofNullable(this.importId);
	}

	/**
	 * Return whether there is a data source of the same name, derived from the model and
	 * {@link ManagedResource#read}.
	 * @return whether there is
	 */
	public boolean isDataSource() {
		return this.dataSource;
	}

	/**
	 * Builder for a {@link ResourceDeclaration}.
	 *
	 * @param <M> the model
	 */
	public static final class Builder<M> extends TypeDeclaration.Builder<M, ManagedResource<M>, Builder<M>> {

		private @Nullable String importId;

		private boolean dataSource;

		private Builder(String name, Class<M> model, Class<?> implementation,
				Supplier<? extends ManagedResource<M>> resource) {
			super(name, model, implementation, resource);
		}

		/**
		 * Set the form of the import id.
		 * @param importId the form as in {@link ImportId}; {@code null} to leave it to
		 * that annotation and the {@code @Id} components
		 * @return this
		 */
		public Builder<M> importId(@Nullable String importId) {
			this.importId = importId;
			return this;
		}

		/**
		 * Set whether there is a data source of the same name. It is given the
		 * {@code @Id} components and reads everything else.
		 * @param dataSource whether to derive one
		 * @return this
		 */
		public Builder<M> dataSource(boolean dataSource) {
			this.dataSource = dataSource;
			return this;
		}

		@Override
		protected Builder<M> self() {
			return this;
		}

		/**
		 * Make the declaration.
		 * @return the declaration
		 */
		public ResourceDeclaration<M> build() {
			return new ResourceDeclaration<>(this);
		}

	}

}
