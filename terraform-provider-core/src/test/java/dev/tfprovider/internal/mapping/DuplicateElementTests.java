/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.attribute.Trimmed;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class DuplicateElementTests {

	private static final ObjectType RULE = ObjectType
		.of(Map.of("port", TerraformType.NUMBER, "label", TerraformType.STRING));

	private final ModelMapping<Sets> mapping = TestValues.MAPPINGS.resource(Sets.class);

	@Test
	void twoNotationsOfOneValueAreRefused() {
		Diagnostic diagnostic = TestValues
			.only(TestValues.validate(this.mapping, "durations", TestValues.stringSet("60s", "1m")));
		assertThat(diagnostic.summary()).isEqualTo("Duplicate element in \"durations\"");
		assertThat(diagnostic.detail()).contains("mean the same").contains("Remove one");
		assertThat(diagnostic.attribute()).isEqualTo(TestValues.path("durations"));
	}

	@Test
	void objectsThatDefaultsMakeEqualAreRefused() {
		TerraformValue same = rules(TestValues.object(RULE, "port", 1),
				TestValues.object(RULE, "port", 1, "label", "x"));
		assertThat(TestValues.only(TestValues.validate(this.mapping, "rules", same)).summary())
			.isEqualTo("Duplicate element in \"rules\"");
		assertThat(TestValues.only(TestValues.validate(this.mapping, "rule", same)).summary())
			.isEqualTo("Duplicate element in \"rule\"");
	}

	@Test
	void otherElementsAreNot() {
		assertThat(TestValues.validate(this.mapping, "durations", TestValues.stringSet("60s", "2m"), "names",
				TestValues.stringSet("a", "B"), "rules",
				rules(TestValues.object(RULE, "port", 1), TestValues.object(RULE, "port", 1, "label", "y"))))
			.isEmpty();
	}

	@Test
	void unknownAndInvalidElementsAreNoDuplicates() {
		TerraformValue unknown = TerraformValue.set(TerraformType.STRING,
				List.of(TestValues.unknownString(), TestValues.unknownString(), TestValues.value("1m")));
		assertThat(TestValues.validate(this.mapping, "durations", unknown)).isEmpty();
		assertThat(TestValues.validate(this.mapping, "durations", TestValues.stringSet("soon", "later")))
			.extracting(Diagnostic::summary)
			.allMatch((summary) -> summary.startsWith("Invalid value"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "names", "trimmed", "own" })
	void textsThatMeanTheSameToTheComponentAreRefused(String component) {
		String[] many = IntStream.range(0, 2_000).mapToObj((number) -> "n" + number).toArray(String[]::new);
		assertThat(TestValues.validate(this.mapping, component, TestValues.stringSet(many))).isEmpty();
		assertThat(TestValues.only(TestValues.validate(this.mapping, component, TestValues.stringSet("b", "a", " A")))
			.summary()).isEqualTo("Duplicate element in \"" + component + "\"");
		many[0] = " N7";
		if (!component.equals("own")) {
			assertThat(
					TestValues.only(TestValues.validate(this.mapping, component, TestValues.stringSet(many))).summary())
				.isEqualTo("Duplicate element in \"" + component + "\"");
		}
	}

	@Test
	void objectsWhoseTextsMeanTheSameAreRefused() {
		ObjectType named = ObjectType.of(Map.of("name", TerraformType.STRING, "kind", TerraformType.STRING));
		TerraformValue same = TerraformValue.set(named,
				List.of(TestValues.object(named, "name", "a", "kind", "X"), TestValues.object(named, "name", "A")));
		TerraformValue others = TerraformValue.set(named,
				List.of(TestValues.object(named, "name", "a", "kind", "X"), TestValues.object(named, "name", "b")));
		assertThat(TestValues.only(TestValues.validate(this.mapping, "named", same)).attribute())
			.isEqualTo(TestValues.path("named"));
		assertThat(TestValues.validate(this.mapping, "named", others)).isEmpty();
	}

	private static TerraformValue rules(TerraformValue... rules) {
		return TerraformValue.set(RULE, List.of(rules));
	}

	record Sets(@Nullable Set<Duration> durations, @CaseInsensitive @Trimmed @Nullable Set<String> names,
			@Nullable Set<Rule> rules, @Block Set<Rule> rule, @CaseInsensitive @Trimmed @Nullable Set<String> trimmed,
			@SemanticallyEqual(value = Loosely.class, elements = true) @Nullable Set<String> own,
			@Nullable Set<Named> named) {

	}

	record Named(@CaseInsensitive String name, @CaseInsensitive @Default("x") String kind) {

	}

	static class Loosely implements SemanticEquality {

		@Override
		public boolean test(TerraformValue first, TerraformValue second) {
			return first.toString().replace(" ", "").equalsIgnoreCase(second.toString().replace(" ", ""));
		}

	}

	record Rule(int port, @Default("x") String label) {

	}

}
