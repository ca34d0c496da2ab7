/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.ephemeral.CloseableEphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.RenewableEphemeralResource;
import dev.tfprovider.internal.mapping.ModelMappings;

/**
 * An ephemeral resource type that is ready to serve.
 *
 * @param <M> the model
 */
public final class EphemeralResourceType<M> extends InferredType<M, EphemeralResource<M>> {

	public EphemeralResourceType(String name, TypeDeclaration<M, EphemeralResource<M>> declaration,
			ModelMappings mappings) {
		super(TypeKind.EPHEMERAL_RESOURCE, name, declaration, mappings);
	}

	/**
	 * Return what renews objects, empty if they cannot be renewed.
	 */
	public Optional<Supplier<RenewableEphemeralResource>> renewal() {
		return ability(RenewableEphemeralResource.class);
	}

	/**
	 * Return what closes objects, empty if there is nothing to close.
	 */
	public Optional<Supplier<CloseableEphemeralResource>> closing() {
		return ability(CloseableEphemeralResource.class);
	}

}
