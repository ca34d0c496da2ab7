/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import io.grpc.BindableService;

/**
 * The provider of corner cases.
 */
public final class CornerProvider {

	static final String ADDRESS = "acme/corner";

	/**
	 * Waits hardly ever, and gives up soon on what reacts to nothing.
	 */
	static final OperationSettings OPERATIONS = new OperationSettings(Duration.ofMillis(1), Duration.ofSeconds(2),
			Duration.ofMillis(200));

	private CornerProvider() {
	}

	/**
	 * Tell whether tests are to run in protocol 5.
	 */
	static boolean isInProtocol5() {
		return Integer.getInteger("corner.protocol", 6) == 5;
	}

	/**
	 * Define the provider; without nested attributes and in protocol 5 where the system
	 * property {@code corner.protocol} is 5.
	 */
	public static ProviderDefinition definition(CornerUpstream upstream) {
		return isInProtocol5() ? definitionInProtocol5(upstream)
				: builder(upstream).resource("nest", Nest.class, new NestResource(upstream)).build();
	}

	/**
	 * Define what protocol 5 can express of the provider, and serve it in nothing else.
	 */
	public static ProviderDefinition definitionInProtocol5(CornerUpstream upstream) {
		return builder(upstream).protocols(Set.of(5)).resource(shelf(upstream)).build();
	}

	/**
	 * Define a resource with blocks, which a data source finds, and served in protocol 6.
	 */
	static ProviderDefinition definitionWithShelf(CornerUpstream upstream) {
		return builder(upstream).resource(shelf(upstream)).build();
	}

	private static ResourceDeclaration<Shelf> shelf(CornerUpstream upstream) {
		return ResourceDeclaration
			.builder("shelf", Shelf.class, Shelf.Resource.class, () -> new Shelf.Resource(upstream))
			.dataSource(true)
			.build();
	}

	private static ProviderDefinition.Builder builder(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address(ADDRESS)
			.settings(CornerSettings.class)
			.resource("thing", Thing.class, new ThingResource(upstream))
			.resource("loose", Loose.class, new LooseResource(upstream))
			.dataSource("lookup", Lookup.class, new Lookup.Reader());
	}

	static BindableService service(ProviderDefinition definition, ConnectionSessions sessions) {
		ProviderRuntime runtime = new ProviderRuntime(definition, ModelMappings.of(definition),
				CornerConstraints.VALIDATION, CornerConstraints.TRANSLATORS, Map.of(), new CurrentSession(),
				OPERATIONS);
		return Protocol5Service.of(new ProviderService(runtime, sessions), Collections.max(definition.protocols()));
	}

}
