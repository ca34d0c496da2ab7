/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.JsonNodeCodec;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * The provider of the schema language.
 */
final class TypesProvider {

	private TypesProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.codec(new VersionCodec())
			.schemaCustomizer(new ForeignCustomizer())
			.codec(new JsonNodeCodec())
			.resource("scalars", Scalars.class, new StoredResource<>(upstream, Scalars::stored, Scalars::id))
			.resource("tree", Tree.class, new StoredResource<>(upstream, Tree::stored, Tree::id))
			.resource("boxes", Boxes.class, new StoredResource<>(upstream, Boxes::stored, Boxes::id))
			.resource("anything", Anything.class, new StoredResource<>(upstream, Anything::stored, Anything::id))
			.resource("forms", Forms.class, new StoredResource<>(upstream, Forms::stored, Forms::id))
			.resource("server", Server.class,
					new StoredResource<>(upstream, Server::stored, (server) -> server.common().id()))
			.resource("foreign", Foreign.class, new ForeignResource(upstream))
			.build();
	}

}
