/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.corner.RandomBodies;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is generated from an object plans no change, whatever has a say in plans.
 */
class GeneratedPlanTests {

	private final CornerUpstream upstream = new CornerUpstream();

	private final ProviderDefinition definition = PlanProvider.definition(this.upstream);

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void rack(long seed) {
		RandomBodies.check(this.definition, "rack", Rack.class, Map.of("label", List.of("l1", "l2", "l3")), seed);
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void volume(long seed) {
		RandomBodies.check(this.definition, "volume", Volume.class, Map.of("name", List.of("web", "WEB")), seed);
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void server(long seed) {
		RandomBodies.check(this.definition, "server", Server.class,
				Map.of("name", List.of("web", "Other"), "size", List.of(1, 11), "owner", List.of(), "ttl",
						List.of("60m", "1h"), "address", List.of("2001:DB8:0::1", "10.0.0.1")),
				seed);
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void ticket(long seed) {
		RandomBodies.check(TicketResource.definition(this.upstream), "ticket", Ticket.class, Map.of(), seed);
	}

}
