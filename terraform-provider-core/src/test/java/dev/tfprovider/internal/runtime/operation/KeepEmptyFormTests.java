/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.EmptyAs;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.schema.EmptyForm;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class KeepEmptyFormTests {

	private static final ModelMapping<Forms> MAPPING = new ModelMappings(List.of()).of(TypeKind.DATA_SOURCE,
			Forms.class);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			list     | null  | []    | null
			list     | []    | null  | []
			list     | []    | []    | []
			list     | ["a"] | []    | []
			list     | null  | ["a"] | ["a"]
			list     | ?     | []    | []
			list     | ?     | null  | null
			set      | null  | set[] | null
			set      | null  | set["a"] | set["a"]
			set      | set["a"] | null | null
			set      | set[] | null  | set[]
			map      | null  | {}    | null
			map      | null  | {k:"a"} | {k:"a"}
			map      | {k:"a"} | {}  | {}
			map      | {}    | null  | {}
			text     | null  | ""    | null
			text     | ""    | null  | ""
			text     | "a"   | ""    | ""
			text     | "a"   | null  | null
			distinct | null  | []    | []
			distinct | []    | null  | null
			as_null  | ?     | []    | null
			as_null  | []    | null  | []
			as_null  | ?     | ["a"] | ["a"]
			as_empty | ?     | null  | []
			as_empty | null  | []    | null
			as_empty | ["a"] | null  | null
			word     | ?     | null  | ""
			group    | ?     | null  | set[]
			labels   | ?     | null  | {}
			""")
	void resultTakesTheFormOfWhatItFollows(String name, String earlier, String result, String expected) {
		ObjectValue value = KeepEmptyForm.OF_PLAN.apply(MAPPING.block(), nothing(), object(name, earlier),
				(ObjectValue) object(name, result));
		assertThat(value.get(name)).isEqualTo(((ObjectValue) object(name, expected)).get(name));
	}

	@Test
	void configurationSaysNothingOfComputedAttributes() {
		ObjectValue config = (ObjectValue) object("list", "null");
		ObjectValue result = config.with(Map.of("found", list(), "as_null", list(), "list", list()));
		ObjectValue value = KeepEmptyForm.OF_CONFIGURATION.apply(MAPPING.block(), config, config, result);
		assertThat(value.get("found")).isEqualTo(list());
		assertThat(value.get("as_null").isNull()).isTrue();
		assertThat(value.get("list").isNull()).isTrue();
	}

	@Test
	void formsAreKeptInsideNestedObjects() {
		ObjectValue earlier = (ObjectValue) object("parts", "[{tags:null},{tags:[]}]");
		ObjectValue result = (ObjectValue) object("parts", "[{tags:[]},{tags:null}]");
		assertThat(KeepEmptyForm.OF_PLAN.apply(MAPPING.block(), nothing(), earlier, result)).isEqualTo(earlier);
	}

	@Test
	void formsAreKeptInsideSets() {
		ObjectValue earlier = (ObjectValue) object("bag", "set[{key:\"a\",tags:null},{key:\"b\",tags:[]}]");
		ObjectValue result = (ObjectValue) object("bag", "set[{key:\"b\",tags:null},{key:\"a\",tags:[]}]");
		assertThat(KeepEmptyForm.OF_PLAN.apply(MAPPING.block(), nothing(), earlier, result)).isEqualTo(earlier);
	}

	private static TerraformValue list() {
		return ((ObjectValue) object("list", "[]")).get("list");
	}

	private static TerraformValue nothing() {
		return TerraformValue.ofNull(MAPPING.block().impliedType());
	}

	private static TerraformValue object(String name, String value) {
		return Notation.parse("{" + name + ":" + value + "}", MAPPING.block().impliedType());
	}

	record Forms(@Nullable List<String> list, @Nullable Set<String> set, @Nullable Map<String, String> map,
			@Nullable String text, @EmptyAs(EmptyForm.DISTINCT) @Nullable List<String> distinct,
			@EmptyAs(EmptyForm.NULL) @Computed @Nullable List<String> asNull,
			@EmptyAs(EmptyForm.EMPTY) @Computed @Nullable List<String> asEmpty,
			@EmptyAs(EmptyForm.EMPTY) @Computed @Nullable String word,
			@EmptyAs(EmptyForm.EMPTY) @Computed @Nullable Set<String> group,
			@EmptyAs(EmptyForm.EMPTY) @Computed @Nullable Map<String, String> labels, @Computed List<String> found,
			@Nullable List<Part> parts, @Nullable Set<Item> bag) {

	}

	record Part(@Nullable List<String> tags) {

	}

	record Item(String key, @Nullable List<String> tags) {

	}

}
