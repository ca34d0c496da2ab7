/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.corner.Differential;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an author returns has another type than planned, another order, no form as a
 * state, or is no longer there: in memory and on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class ResultsDifferentialAcceptanceTests {

	private static final String FORMS = "corner_forms.a";

	private static final String ANYTHING = "corner_anything.a";

	private static final String FAULTY = "corner_faulty.a";

	@RegisterExtension
	private final Differential differential = new Differential(ResultsDifferentialAcceptanceTests::definition);

	@Test
	void nullOfATypeIsPlannedAndAppliedAnywhere() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(anything(forms(), reference("text")))
			.verify((run) -> assertThat(run.attribute(ANYTHING, "any")).isNull())
			.refresh()
			.apply(anything(forms(), reference("list")))
			.apply(anything(forms("text", "a"), reference("text")))
			.apply(anything(forms(), reference("text")))
			.destroy());
	}

	@ParameterizedTest
	@ValueSource(strings = { "list", "set", "map" })
	void collectionKeepsItsType(String name) {
		Configuration forms = forms("list", List.of("a", "b"), "set", List.of("a", "b"), "map", Map.of("a", "b"));
		Configuration others = forms("list", List.of(), "set", List.of("c"), "map", Map.of());
		this.differential.compare((upstream) -> Scenario.start()
			.apply(anything(forms, reference(name)))
			.refresh()
			.apply(anything(others, reference(name)))
			.destroy());
	}

	@Test
	void textsOfASetThatMeanTheSameAreRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(forms("aliases", List.of("a", "A")), "Duplicate element in \"aliases\"", "aliases")
			.apply(forms("aliases", List.of("a", "B"))));
	}

	@ParameterizedTest
	@CsvSource({ "infinite, size", "endless, free" })
	void objectThatNoStateCanHoldIsTainted(String mode, String attribute) {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(faulty("mode", mode), "Invalid result for \"" + attribute)
			.verify((run) -> {
				assertThat(run.attribute(FAULTY, "id")).isEqualTo(1);
				assertThat(run.attribute(FAULTY, "owner")).isEqualTo("o");
				assertThat(run.attribute(FAULTY, attribute)).isNull();
				assertThat(run.isTainted(FAULTY)).isTrue();
			})
			.apply(faulty("mode", "plain"))
			.verify((run) -> assertThat(run.attribute(FAULTY, "id")).isEqualTo(2))
			.destroy());
	}

	@Test
	void configuredInfinityIsAnErrorOfTheAttribute() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(faulty("limit", "Inf"), "Invalid value for \"limit\"", "limit")
			.expectError(faulty("limit", "-Inf"), "Invalid value for \"limit\"", "limit"));
	}

	@Test
	void lostValueIsSetAgainAndStandsInTheWayOfNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(faulty())
			.drift(() -> upstream.change(1, Faulty.class, Faulty::abandoned))
			.apply(faulty())
			.verify((run) -> assertThat(run.attribute(FAULTY, "owner")).isEqualTo("o"))
			.drift(() -> upstream.change(1, Faulty.class, Faulty::abandoned))
			.refresh()
			.verify((run) -> assertThat(run.attribute(FAULTY, "owner")).isNull())
			.destroy());
	}

	@Test
	void listInAnotherOrderIsOneErrorAndHasARemedy() {
		List<Map<String, String>> tags = IntStream.range(0, 15)
			.mapToObj((number) -> Map.of("key", "k" + number, "text", "t" + number))
			.toList();
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(faulty("mode", "reordered", "tags", tags), "Provider returned an inconsistent result", "tags")
			.verify((run) -> assertThat(run.errors()).hasSize(1))
			.apply(faulty("mode", "ordered", "tags", tags))
			.refresh()
			.destroy());
	}

	@ParameterizedTest
	@CsvSource({ "throwing, Invalid default for \"host\"", "null, Invalid default for \"host\"",
			"refusing, Reserved mode" })
	void defaultThatCannotBeMadeIsAnErrorOfThePlan(String mode, String summary) {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(faulty("mode", mode), summary)
			.verify((run) -> assertThat(upstream.journal()).isEmpty())
			.apply(faulty("mode", mode, "host", "own")));
	}

	private static Configuration forms(@Nullable Object... namesAndValues) {
		return Configuration.of(FORMS, Bodies.body(namesAndValues));
	}

	private static Object reference(String name) {
		return Configuration.ref(FORMS, name);
	}

	private static Configuration anything(Configuration forms, Object value) {
		return forms.with(ANYTHING, Bodies.body("any", value, "free", value, "entry",
				List.of(Bodies.body("key", "a", "value", value), Bodies.body("key", "b"))));
	}

	private static Configuration faulty(@Nullable Object... namesAndValues) {
		Map<String, @Nullable Object> body = Bodies.body("mode", "plain", "owner", "o");
		body.putAll(Bodies.body(namesAndValues));
		return Configuration.of(FAULTY, body);
	}

	private static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.codec(new VersionCodec())
			.resource("anything", Anything.class, new StoredResource<>(upstream, Anything::stored, Anything::id))
			.resource("forms", Forms.class, new StoredResource<>(upstream, Forms::stored, Forms::id))
			.resource("faulty", Faulty.class, new Faulty.Resource(upstream))
			.build();
	}

}
