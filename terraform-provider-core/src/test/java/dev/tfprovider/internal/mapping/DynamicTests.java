/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.math.BigDecimal;
import java.net.Socket;
import java.net.URI;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DynamicTests {

	private final ModelMapping<Any> mapping = TestValues.MAPPINGS.resource(Any.class);

	@Test
	void valuesReadAsTheNearestJavaValue() {
		assertThat(read(TestValues.value("a"))).isEqualTo("a");
		assertThat(read(TestValues.value(3))).isEqualTo(new BigDecimal("3"));
		assertThat(read(TestValues.value(true))).isEqualTo(true);
		assertThat(read(TestValues.strings("b", "a"))).isEqualTo(List.of("b", "a"));
		assertThat(read(TestValues.stringSet("b", "a"))).isEqualTo(Set.of("a", "b"));
		assertThat(read(TerraformValue.map(TerraformType.STRING, Map.of("k", TestValues.value("v")))))
			.isEqualTo(Map.of("k", "v"));
		assertThat(
				read(TerraformValue.tuple(List.of(TestValues.value("a"), TerraformValue.ofNull(TerraformType.STRING)))))
			.isEqualTo(Arrays.asList("a", null));
		assertThat(read(
				TestValues.object(ObjectType.of(Map.of("x", TerraformType.STRING, "y", TerraformType.BOOL)), "x", "a")))
			.isEqualTo(expected("x", "a", "y", null));
	}

	@Test
	void javaValuesAreWrittenAsTheNearestValue() {
		assertThat(write("a")).isEqualTo(TestValues.value("a"));
		assertThat(write(3)).isEqualTo(TestValues.value(3));
		assertThat(write(0.5)).isEqualTo(TerraformValue.number(new BigDecimal("0.5")));
		assertThat(write(false)).isEqualTo(TestValues.value(false));
		assertThat(write(Letter.BIG_B)).isEqualTo(TestValues.value("big_b"));
		assertThat(write(URI.create("https://a"))).isEqualTo(TestValues.value("https://a"));
		assertThat(write(TestValues.strings("x"))).isEqualTo(TestValues.strings("x"));
		assertThat(write(Arrays.asList("a", 1, null))).isEqualTo(TerraformValue
			.tuple(List.of(TestValues.value("a"), TestValues.value(1), TerraformValue.ofNull(TerraformType.DYNAMIC))));
		assertThat(write(Map.of("x", List.of(true))))
			.isEqualTo(TestValues.object(ObjectType.of(Map.of("x", TerraformType.tuple(TerraformType.BOOL))), "x",
					TerraformValue.tuple(List.of(TestValues.value(true)))));
	}

	@Test
	void objectsWithoutAFormAreRefusedWithTheirPlace() {
		assertThat(TestValues.writeFailure(this.mapping, new Any(new Socket(), null, null)).detail())
			.contains("java.net.Socket");
		assertThat(TestValues.writeFailure(this.mapping, new Any(Map.of("a", List.of("x", new Socket())), null, null))
			.path()).hasToString("any.a[1]");
		assertThat(TestValues.writeFailure(this.mapping, new Any(Map.of(1, "x"), null, null)).detail())
			.contains("the key 1");
	}

	@Test
	void unknownPartNeedsATerraformValue() {
		ValueMappingException failure = TestValues.readFailure(this.mapping, "any",
				TerraformValue.tuple(List.of(TestValues.unknownString())));
		assertThat(failure.path()).hasToString("any");
		assertThat(failure.detail()).contains("Declare it as TerraformValue");
	}

	@Test
	void valueOfAnObjectHasThreeStates() {
		assertThat(this.mapping
			.read(TestValues.object(this.mapping, "any", "x", "state", TestValues.unknown(TerraformType.DYNAMIC)))
			.state()).isEqualTo(Value.unknown());
		assertThat(this.mapping.read(TestValues.object(this.mapping, "any", "x", "state", "y")).state())
			.isEqualTo(Value.known("y"));
	}

	@Test
	void terraformValueIsHandedOverAsItIs() {
		ModelMapping<Raw> raw = TestValues.MAPPINGS.resource(Raw.class);
		TerraformValue open = TerraformValue.tuple(List.of(TestValues.unknownString()));
		assertThat(raw.read(TestValues.object(raw, "value", open))).isEqualTo(new Raw(open, null, null));
		assertThat(raw.read(TestValues.object(raw, "value", TestValues.unknownString())).value())
			.isEqualTo(TestValues.unknownString());
		assertThat(raw.read(TestValues.object(raw, "value", "x", "decided", TestValues.unknownString()))
			.decided()
			.isUnknown()).isTrue();
		assertThat(raw.write(new Raw(open, null, null)).get("value")).isEqualTo(open);
		assertThat(TestValues.readFailure(raw).path()).hasToString("value");
	}

	private @Nullable Object read(TerraformValue value) {
		return this.mapping.read(TestValues.object(this.mapping, "any", value)).any();
	}

	private TerraformValue write(Object value) {
		return this.mapping.write(new Any(value, null, null)).get("any");
	}

	private static Map<String, @Nullable Object> expected(String first, @Nullable Object a, String second,
			@Nullable Object b) {
		Map<String, @Nullable Object> map = new LinkedHashMap<>();
		map.put(first, a);
		map.put(second, b);
		return Collections.unmodifiableMap(map);
	}

	enum Letter {

		BIG_B

	}

	record Any(Object any, @Nullable Value<Object> state, @Nullable Object other) {

	}

	record Raw(TerraformValue value, @Nullable TerraformValue other, @Computed TerraformValue decided) {

	}

}
