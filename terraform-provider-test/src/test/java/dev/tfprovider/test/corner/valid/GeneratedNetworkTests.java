/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.corner.RandomBodies;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is generated from an object keeps rules and constraints of every kind.
 */
class GeneratedNetworkTests {

	@ParameterizedTest
	@ValueSource(longs = 1)
	void generatedConfigurationIsValid(long seed) {
		RandomBodies.check(ValidProvider.definition(new CornerUpstream()), "network", Network.class,
				Map.ofEntries(Map.entry("cidr", List.of("10.0.0.0/8")), Map.entry("pool", List.of("p")),
						Map.entry("access", List.of("private", "public")),
						Map.entry("portal", List.of("https://example.com")),
						Map.entry("dns", List.of(List.of("10.0.0.2"))), Map.entry("labels", List.of(Map.of("a", "b"))),
						Map.entry("lease", List.of("1h", "PT90M")), Map.entry("key", List.of("long enough")),
						Map.entry("key_wo", List.of("secret")), Map.entry("rules", List.of()),
						Map.entry("exceptions", List.of()), Map.entry("named", List.of()),
						Map.entry("address", List.of("10.0.0.9"))),
				seed);
	}

}
