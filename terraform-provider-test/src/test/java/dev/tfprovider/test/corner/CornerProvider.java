/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.time.Duration;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;
import dev.tfprovider.internal.runtime.session.CurrentSession;
import dev.tfprovider.resource.ResourceDeclaration;

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

	public static ProviderDefinition definition(CornerUpstream upstream) {
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

	static ProviderService service(ProviderDefinition definition, ConnectionSessions sessions) {
		ProviderRuntime runtime = new ProviderRuntime(definition, ModelMappings.of(definition),
				CornerConstraints.VALIDATION, CornerConstraints.TRANSLATORS, Map.of(), new CurrentSession(),
				OPERATIONS);
		return new ProviderService(runtime, sessions);
	}

}
