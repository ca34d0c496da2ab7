/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link TerraformType}.
 */
class TerraformTypeTests {

	private static final ObjectType OBJECT = ObjectType.of(Map.of("b", TerraformType.BOOL, "a", TerraformType.STRING));

	@Test
	void toStringIsWrittenAsInTheConfigurationLanguage() {
		assertThat(TerraformType.STRING).hasToString("string");
		assertThat(TerraformType.NUMBER).hasToString("number");
		assertThat(TerraformType.BOOL).hasToString("bool");
		assertThat(TerraformType.DYNAMIC).hasToString("dynamic");
		assertThat(TerraformType.list(TerraformType.set(TerraformType.STRING))).hasToString("list(set(string))");
		assertThat(TerraformType.map(TerraformType.DYNAMIC)).hasToString("map(dynamic)");
		assertThat(TerraformType.tuple(TerraformType.STRING, TerraformType.BOOL)).hasToString("tuple([string, bool])");
		assertThat(TerraformType.tuple()).hasToString("tuple([])");
		assertThat(OBJECT).hasToString("object({a=string, b=bool})");
	}

	@Test
	void equalsComparesStructure() {
		assertThat(TerraformType.list(TerraformType.STRING)).isEqualTo(TerraformType.list(TerraformType.STRING))
			.hasSameHashCodeAs(TerraformType.list(TerraformType.STRING))
			.isNotEqualTo(TerraformType.set(TerraformType.STRING))
			.isNotEqualTo(TerraformType.list(TerraformType.BOOL));
		assertThat(TerraformType.tuple(TerraformType.BOOL))
			.isEqualTo(new TerraformType.TupleType(List.of(TerraformType.BOOL)))
			.isNotEqualTo(TerraformType.tuple());
	}

	@Test
	void hasDynamicLooksEverywhere() {
		assertThat(List.of(TerraformType.STRING, TerraformType.NUMBER, TerraformType.BOOL, OBJECT,
				TerraformType.tuple(TerraformType.STRING), TerraformType.list(OBJECT), TerraformType.set(OBJECT),
				TerraformType.map(OBJECT)))
			.noneMatch(TerraformType::hasDynamic);
		TerraformType nested = ObjectType.of(Map.of("a", TerraformType.tuple(TerraformType.DYNAMIC)));
		assertThat(List.of(TerraformType.DYNAMIC, nested, TerraformType.list(nested), TerraformType.set(nested),
				TerraformType.map(nested), TerraformType.tuple(TerraformType.STRING, nested)))
			.allMatch(TerraformType::hasDynamic);
	}

	@Test
	void tupleTypeDoesNotChangeWithTheGivenList() {
		List<TerraformType> elements = new ArrayList<>(List.of(TerraformType.STRING));
		TerraformType.TupleType type = new TerraformType.TupleType(elements);
		elements.clear();
		assertThat(type.elements()).containsExactly(TerraformType.STRING);
	}

	@Test
	void matchCallsTheCaseOfTheKind() {
		TerraformType.Cases<String> cases = new KindNames();
		assertThat(List.of(TerraformType.STRING, TerraformType.NUMBER, TerraformType.BOOL, TerraformType.DYNAMIC,
				TerraformType.list(OBJECT), TerraformType.set(OBJECT), TerraformType.map(OBJECT), TerraformType.tuple(),
				OBJECT))
			.extracting((type) -> type.match(cases))
			.containsExactly("string", "number", "bool", "dynamic", "list", "set", "map", "tuple", "object");
	}

	/**
	 * Names the kind.
	 */
	private static final class KindNames implements TerraformType.Cases<String> {

		@Override
		public String string() {
			return "string";
		}

		@Override
		public String number() {
			return "number";
		}

		@Override
		public String bool() {
			return "bool";
		}

		@Override
		public String dynamic() {
			return "dynamic";
		}

		@Override
		public String list(TerraformType.ListType type) {
			return "list";
		}

		@Override
		public String set(TerraformType.SetType type) {
			return "set";
		}

		@Override
		public String map(TerraformType.MapType type) {
			return "map";
		}

		@Override
		public String tuple(TerraformType.TupleType type) {
			return "tuple";
		}

		@Override
		public String object(ObjectType type) {
			return "object";
		}

	}

}
