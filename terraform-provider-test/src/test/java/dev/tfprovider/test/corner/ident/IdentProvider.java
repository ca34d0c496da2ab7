/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * The provider of these corner cases.
 */
final class IdentProvider {

	private IdentProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.meta(ModuleMeta.class)
			.resource(withDataSource("repo", Repo.class, new RepoResource(upstream)))
			.resource(withDataSource("door", Door.class, new DoorResource(upstream)))
			.resource("hall", Hall.class, new HallResource(upstream))
			.resource("shelf", Shelf.class, new ShelfResource(upstream))
			.resource("rack", Rack.class, new RackResource(upstream))
			.build();
	}

	private static <M> ResourceDeclaration<M> withDataSource(String name, Class<M> model, ManagedResource<M> code) {
		return ResourceDeclaration.builder(name, model, code.getClass(), () -> code).dataSource(true).build();
	}

}
