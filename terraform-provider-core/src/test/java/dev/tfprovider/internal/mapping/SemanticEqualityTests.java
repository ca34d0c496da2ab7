/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SemanticEqualityTests {

	private final ModelMapping<Model> mapping = TestValues.MAPPINGS.resource(Model.class);

	@Test
	void notationsOfOneValueMeanTheSame() {
		assertSame("instant", TestValues.value("2030-01-31T12:00:00Z"), TestValues.value("2030-01-31T13:00:00+01:00"));
		assertSame("duration", TestValues.value("90m"), TestValues.value("1h30m"));
		assertSame("duration", TestValues.value("PT90M"), TestValues.value("1h30m0s"));
		assertSame("address", TestValues.value("2001:db8:0:0::1"), TestValues.value("2001:DB8::1"));
		assertSame("locale", TestValues.value("en-gb"), TestValues.value("en-GB"));
		assertSame("uri", TestValues.value("https://EXAMPLE.com/"), TestValues.value("https://example.com/"));
	}

	@Test
	void numbersOfOneDoubleMeanTheSame() {
		assertSame("real", TerraformValue.number(new BigDecimal("0.1")), TerraformValue.number(new BigDecimal(0.1)));
	}

	@Test
	void otherValuesDiffer() {
		assertDiffer("duration", TestValues.value("90m"), TestValues.value("91m"));
		assertDiffer("duration", TestValues.value("90m"), TestValues.value("soon"));
		assertSame("duration", TestValues.value("soon"), TestValues.value("soon"));
	}

	@Test
	void listsAreComparedElementByElement() {
		assertSame("list", TestValues.strings("90m", "1s"), TestValues.strings("1h30m", "1s"));
		assertDiffer("list", TestValues.strings("90m", "1s"), TestValues.strings("1s", "90m"));
		assertDiffer("list", TestValues.strings("90m"), TestValues.strings("90m", "90m"));
	}

	@Test
	void setsArePairedUp() {
		assertSame("set", TestValues.stringSet("1s", "90m"), TestValues.stringSet("1h30m", "1000ms"));
		assertDiffer("set", TestValues.stringSet("60s", "1m"), TestValues.stringSet("60s", "2m"));
		assertDiffer("set", TestValues.stringSet("60s"), TestValues.stringSet("60s", "2m"));
	}

	@Test
	void mapsAreComparedByKey() {
		assertSame("map", map("a", "90m"), map("a", "1h30m"));
		assertDiffer("map", map("a", "90m"), map("b", "90m"));
	}

	@Test
	void nestedObjectsAreComparedByAttribute() {
		ObjectType inner = TestValues.attribute(this.mapping, "inner").nested().impliedType();
		assertSame("inner", TestValues.object(inner, "name", "a", "delay", "60s"),
				TestValues.object(inner, "name", "a", "delay", "1m"));
		assertDiffer("inner", TestValues.object(inner, "name", "a", "delay", "60s"),
				TestValues.object(inner, "name", "b", "delay", "1m"));
		assertSame("inner", TestValues.object(inner, "name", "a"), TestValues.object(inner, "name", "a"));
		assertDiffer("inner", TestValues.object(inner, "name", "a"),
				TestValues.object(inner, "name", "a", "delay", "1m"));
		assertSame("inners", TerraformValue.list(inner, List.of(TestValues.object(inner, "delay", "60s"))),
				TerraformValue.list(inner, List.of(TestValues.object(inner, "delay", "1m"))));
	}

	@Test
	void casesAreComparedByAttribute() {
		ObjectType choice = TestValues.attribute(this.mapping, "choice").nested().impliedType();
		ObjectType later = (ObjectType) choice.type("later");
		ObjectType never = (ObjectType) choice.type("never");
		assertSame("choice", TestValues.object(choice, "later", TestValues.object(later, "delay", "60s")),
				TestValues.object(choice, "later", TestValues.object(later, "delay", "1m")));
		assertDiffer("choice", TestValues.object(choice, "later", TestValues.object(later, "delay", "60s")),
				TestValues.object(choice, "never", TestValues.object(never)));
	}

	@Test
	void exactPartsKeepExactEquality() {
		assertThat(equality("texts")).isSameAs(SemanticEquality.EXACT);
		assertThat(equality("exact")).isSameAs(SemanticEquality.EXACT);
	}

	private SemanticEquality equality(String name) {
		return TestValues.attribute(this.mapping, name).equality();
	}

	private void assertSame(String name, TerraformValue first, TerraformValue second) {
		assertThat(equality(name).test(first, second)).isTrue();
		assertThat(equality(name).test(second, first)).isTrue();
	}

	private void assertDiffer(String name, TerraformValue first, TerraformValue second) {
		assertThat(equality(name).test(first, second)).isFalse();
		assertThat(equality(name).test(second, first)).isFalse();
	}

	private static TerraformValue map(String key, String text) {
		return TerraformValue.map(TerraformType.STRING, Map.of(key, TerraformValue.string(text)));
	}

	record Inner(@Nullable String name, @Nullable Duration delay) {

	}

	record Exact(String name, int number) {

	}

	sealed interface Choice {

	}

	record Later(Duration delay) implements Choice {

	}

	record Never() implements Choice {

	}

	record Model(Instant instant, Duration duration, InetAddress address, Locale locale, URI uri, double real,
			List<Duration> list, Set<Duration> set, Map<String, Duration> map, Inner inner, List<Inner> inners,
			Choice choice, Map<String, List<String>> texts, Set<Exact> exact) {

	}

}
