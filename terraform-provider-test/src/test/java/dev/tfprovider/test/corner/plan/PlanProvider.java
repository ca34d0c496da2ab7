/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * The provider of what can happen while planning.
 */
final class PlanProvider {

	private PlanProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.resource("rack", Rack.class, new RackResource(upstream))
			.resource("server", Server.class, new ServerResource(upstream))
			.resource("volume", Volume.class, new VolumeResource(upstream))
			.build();
	}

}
