/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.constraint.Cidr;
import dev.tfprovider.constraint.DurationRange;
import dev.tfprovider.constraint.Keys;
import dev.tfprovider.constraint.MultipleOf;
import dev.tfprovider.constraint.OneOf;
import dev.tfprovider.constraint.Port;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Constraints in words, as the real implementation of Bean Validation describes them.
 */
class ConstraintTextsTests {

	private static final ConstraintTexts TEXTS = ConstraintTexts.open();

	@AfterAll
	static void close() {
		TEXTS.close();
	}

	@ParameterizedTest
	@MethodSource("sentences")
	void constraintIsDescribedAsItsViolationWouldBe(String component, List<String> sentences) {
		assertThat(ConstraintFact.sentences(TEXTS.facts(Constrained.class, component))).isEqualTo(sentences);
	}

	static Stream<Arguments> sentences() {
		return Stream.of(Arguments.of("plain", List.of()),
				Arguments.of("name", List.of("It must have at most 64 characters.", "It must not be blank.")),
				Arguments.of("pattern", List.of("It must match `[a-z_*]+`.")),
				Arguments.of("tags",
						List.of("It must have 1 to 3 elements.", "Each element must have at least 2 characters.")),
				Arguments.of("labels",
						List.of("Each key must have at most 8 characters.", "Each key must match `[a-z]+`.",
								"Each value must not be blank.")),
				Arguments.of("delay", List.of("It must be a duration of at most 10m.")),
				Arguments.of("pause", List.of("It must be a duration from 1s to 10m.")),
				Arguments.of("count",
						List.of("It must be a multiple of 5.", "It must be greater than or equal to 1.",
								"It must be less than or equal to 100.")),
				Arguments.of("port", List.of("It must be a port number from 1 to 65535.")),
				Arguments.of("network", List.of("It must be an IP network in CIDR notation.")),
				Arguments.of("kind", List.of("It must be one of [a].")),
				Arguments.of("own", List.of("It has to rhyme.")), Arguments.of("price", List
					.of("It is refused otherwise: numeric value out of bounds (<8 digits>.<2 digits> expected).")));
	}

	@Test
	void constraintsAreToldWithWhatTheySet() {
		assertThat(TEXTS.facts(Constrained.class, "plain")).isEmpty();
		assertThat(TEXTS.facts(Constrained.class, "name")).containsExactly(
				new ConstraintFact("NotBlank", "It", Map.of(), List.of("It must not be blank.")), new ConstraintFact(
						"Size", "It", Map.of("min", 0, "max", 64), List.of("It must have at most 64 characters.")));
		assertThat(TEXTS.facts(Constrained.class, "tags")).extracting(ConstraintFact::subject)
			.containsExactly("It", "Each element");
		assertThat(TEXTS.facts(Constrained.class, "kind")).singleElement()
			.satisfies((fact) -> assertThat(fact.limits()).containsEntry("value", List.of("a")));
		assertThat(TEXTS.facts(Constrained.class, "own")).singleElement()
			.isEqualTo(new ConstraintFact("NotBlank", "It", Map.of(), List.of("It has to rhyme.")));
		assertThat(ConstraintTexts.NONE.facts(Constrained.class, "name")).isEmpty();
	}

	@Test
	void textsAreEnglishWhereverTheyAreMade() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.GERMANY);
			assertThat(ConstraintFact.sentences(TEXTS.facts(Constrained.class, "name")))
				.contains("It must not be blank.");
		}
		finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void parametersOfMethodsAreDescribed() {
		Class<?>[] parameters = { String.class, int.class };
		assertThat(TEXTS.of(Functions.class, "tag", parameters, 0)).containsExactly("It must not be blank.");
		assertThat(TEXTS.of(Functions.class, "tag", parameters, 1)).isEmpty();
	}

	@Test
	void valuesAreAllowedUnlessTheyViolateSomething() {
		assertThat(TEXTS.allow(Constrained.class, "name", "Rex")).isTrue();
		assertThat(TEXTS.allow(Constrained.class, "name", " ")).isFalse();
		assertThat(TEXTS.allow(Constrained.class, "count", 7)).isFalse();
	}

	record Constrained(String plain, @NotBlank @Size(max = 64) String name,
			@Pattern(regexp = "[a-z_*]+") String pattern, @Size(min = 1, max = 3) List<@Size(min = 2) String> tags,
			@Keys(pattern = "[a-z]+", max = 8) Map<String, @NotBlank String> labels,
			@DurationRange(max = "10m") Duration delay, @DurationRange(min = "1s", max = "10m") Duration pause,
			@Min(1) @Max(100) @MultipleOf(5) int count, @Port int port, @Cidr String network, @OneOf("a") String kind,
			@NotBlank(message = "has to rhyme") String own, @Digits(integer = 8, fraction = 2) BigDecimal price) {

	}

	static class Functions {

		String tag(@NotBlank String text, int count) {
			return text.repeat(count);
		}

	}

}
