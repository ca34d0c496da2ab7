/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.corner.RandomBodies;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is generated from an object of any types and nesting plans no change.
 */
class GeneratedTypesTests {

	private final ProviderDefinition definition = TypesProvider.definition(new CornerUpstream());

	@ParameterizedTest
	@ValueSource(longs = 1)
	void tree(long seed) {
		RandomBodies.check(this.definition, "tree", Tree.class, Map.of(), seed);
	}

	@ParameterizedTest
	@ValueSource(longs = 1)
	void boxes(long seed) {
		RandomBodies.check(this.definition, "boxes", Boxes.class, Map.of(), seed);
	}

	@ParameterizedTest
	@ValueSource(longs = 1)
	void forms(long seed) {
		RandomBodies.check(this.definition, "forms", Forms.class, Map.of("size", List.of("small", "LARGE")), seed);
	}

	@ParameterizedTest
	@ValueSource(longs = 1)
	void scalars(long seed) {
		RandomBodies.check(this.definition, "scalars", Scalars.class,
				Map.ofEntries(Map.entry("uri", List.of("http://a/b")),
						Map.entry("uuid", List.of("0a0a0a0a-0000-0000-0000-00000000000F")),
						Map.entry("uuids", List.of()), Map.entry("instant", List.of("2026-01-01T00:00:00.000Z")),
						Map.entry("moment", List.of("2026-01-01T00:00:00+01:00")),
						Map.entry("at", List.of("2026-01-01T00:00:00+01:00")), Map.entry("date", List.of("2026-01-01")),
						Map.entry("time", List.of("10:00", "10:00:00")), Map.entry("zone", List.of("Europe/Berlin")),
						Map.entry("duration", List.of("90m", "PT1H")),
						Map.entry("durations", List.of(List.of("1h", "60m"))),
						Map.entry("address", List.of("::1", "10.0.0.1")), Map.entry("network", List.of("10.0.0.0/8")),
						Map.entry("mac", List.of("00:00:5E:00:53:01")), Map.entry("locale", List.of("de-DE")),
						Map.entry("currency", List.of("EUR")), Map.entry("pattern", List.of("a+")),
						Map.entry("bytes", List.of("AAAA")), Map.entry("hosts", List.of(Map.of("a", "::1"))),
						Map.entry("document", List.of("{}", "{ \"a\" : 1 }"))),
				seed);
	}

}
