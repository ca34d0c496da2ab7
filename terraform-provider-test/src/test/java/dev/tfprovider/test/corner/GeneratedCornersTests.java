/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is generated from an object of a corner case plans no change.
 */
class GeneratedCornersTests {

	private final ProviderDefinition definition = CornerProvider.definition(new CornerUpstream());

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void nest(long seed) {
		RandomBodies.check(this.definition, "nest", Nest.class, Map.of(), seed);
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void loose(long seed) {
		RandomBodies.check(this.definition, "loose", Loose.class, Map.of("name", List.of("Rex", "Max")), seed);
	}

}
