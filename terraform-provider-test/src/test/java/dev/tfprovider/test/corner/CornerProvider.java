/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ConstraintValidator;
import dev.tfprovider.internal.runtime.CurrentSession;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.resource.ResourceDeclaration;

/**
 * The provider of corner cases.
 */
public final class CornerProvider {

	public static final String ADDRESS = "acme/corner";

	private CornerProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		LooseResource loose = new LooseResource(upstream);
		return ProviderDefinition.builder("corner")
			.address(ADDRESS)
			.settings(CornerSettings.class)
			.resource("thing", Thing.class, new ThingResource(upstream))
			.resource("nest", Nest.class, new NestResource(upstream))
			.resource(ResourceDeclaration.builder("loose", Loose.class, loose.getClass(), () -> loose)
				.updatable(false)
				.build())
			.dataSource("lookup", Lookup.class, new Lookup.Reader())
			.build();
	}

	public static ProviderService service(CornerUpstream upstream, ConnectionSessions sessions) {
		ProviderRuntime runtime = new ProviderRuntime(definition(upstream), new ModelMappings(List.of()),
				ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());
		return new ProviderService(runtime, sessions);
	}

}
