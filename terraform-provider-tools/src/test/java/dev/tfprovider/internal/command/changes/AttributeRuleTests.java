/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every way in which an attribute can change, in resources and where nothing refers to
 * it.
 */
class AttributeRuleTests {

	private static final String STRING = "\"type\":\"string\"";

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			required | required |
			required | optional | SAFE: may be left out now
			required | optional,computed | SAFE: may be left out now
			required | computed | BREAKING: cannot be set any more
			optional | required | BREAKING: is required now
			optional | optional,computed | SAFE: is computed now where it is left out
			optional | computed | BREAKING: cannot be set any more
			optional,computed | required | BREAKING: is required now
			optional,computed | optional | BREAKING: is computed no longer
			optional,computed | computed | BREAKING: cannot be set any more
			computed | required | BREAKING: is required now
			computed | optional | BREAKING: is computed no longer
			computed | optional,computed | SAFE: may be set now
			optional | optional,write_only | BREAKING: is write-only now
			optional,write_only | optional | BREAKING: is write-only no longer
			optional | optional,sensitive | BREAKING: is sensitive now
			optional,sensitive | optional | SAFE: is sensitive no longer
			optional | optional,deprecated | SAFE: is deprecated now
			optional,deprecated | optional | SAFE: is deprecated no longer
			optional | required,sensitive | BREAKING: is required now; BREAKING: is sensitive now
			""")
	void flagsOfAResource(String before, String after, @Nullable String expected) {
		assertThat(changes("resource_schemas", attribute(STRING, before), attribute(STRING, after)))
			.isEqualTo(expected(expected));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			optional | required | BREAKING: is required now
			optional,computed | optional |
			optional | optional,sensitive | SAFE: is sensitive now
			""")
	void flagsWhereNothingRefersToIt(String before, String after, @Nullable String expected) {
		assertThat(changes("action_schemas", attribute(STRING, before), attribute(STRING, after)))
			.isEqualTo(expected(expected));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~',
			textBlock = """
					"string" | "string" |
					"string" | "number" | BREAKING: has the type number instead of string
					"string" | "dynamic" | BREAKING: has the type any instead of string
					["list","string"] | ["set","string"] | BREAKING: has the type set(string) instead of list(string)
					["map",["list","bool"]] | ["map",["list","bool"]] |
					["object",{"b":"bool","a":"string"}] | ["object",{"a":"string","b":"bool"}] |
					["object",{"description":"string"}] | ["object",{"description":"number"}] | BREAKING: has the type object({description = number}) instead of object({description = string})
					["tuple",["string","bool"]] | ["tuple",["string"]] | BREAKING: has the type tuple([string]) instead of tuple([string, bool])
					""")
	void types(String before, String after, @Nullable String expected) {
		assertThat(changes("resource_schemas", attribute("\"type\":" + before, "optional"),
				attribute("\"type\":" + after, "optional")))
			.isEqualTo(expected(expected));
	}

	@Test
	void nestedAttributesAreComparedOneByOne() {
		assertThat(changes("data_source_schemas", nested("list", "\"b\":" + attribute(STRING, "optional")),
				nested("list", "\"b\":" + attribute(STRING, "required") + ",\"c\":" + attribute(STRING, "optional"))))
			.containsExactly("BREAKING .b: is required now", "SAFE .c: optional attribute added");
	}

	@Test
	void nestingOfNestedAttributesIsTheirType() {
		String member = "\"b\":" + attribute(STRING, "optional");
		assertThat(changes("resource_schemas", nested("list", member), nested("set", member)))
			.containsExactly("BREAKING: has the type set(object({b = string})) instead of list(object({b = string}))");
	}

	@Test
	void nestedAttributesTakeTheValuesOfTheirTypeButNotTheOtherWayRound() {
		String plain = attribute("\"type\":[\"object\",{\"b\":\"string\"}]", "optional");
		String nested = nested("single", "\"b\":" + attribute(STRING, "optional"));
		assertThat(changes("resource_schemas", plain, nested)).containsExactly("SAFE: has nested attributes now");
		assertThat(changes("resource_schemas", nested, plain))
			.containsExactly("BREAKING: has no nested attributes any more, only their type");
	}

	@Test
	void everyBreakHasAnEffectAndAdvice() {
		for (List<String> pair : List.of(List.of("optional", "required"), List.of("optional", "computed"),
				List.of("computed", "optional"), List.of("optional", "optional,write_only"),
				List.of("optional,write_only", "optional"), List.of("optional", "optional,sensitive"))) {
			assertThat(ComparedDocuments.changes(type("resource_schemas", attribute(STRING, pair.get(0))),
					type("resource_schemas", attribute(STRING, pair.get(1))), StoredVersions.UNKNOWN))
				.singleElement()
				.satisfies((change) -> {
					assertThat(change.effect()).endsWith(".");
					assertThat(change.advice()).endsWith(".");
				});
		}
	}

	private static List<String> changes(String kind, String before, String after) {
		return ComparedDocuments.lines(type(kind, before), type(kind, after), StoredVersions.UNKNOWN)
			.stream()
			.map((line) -> line.replaceFirst(" (resource|data source|action) x_y, a", "")
				.replaceFirst("^(\\w+)\\.", "$1 ."))
			.toList();
	}

	private static List<String> expected(@Nullable String lines) {
		return (lines != null) ? Arrays.asList(lines.split("; ")) : List.of();
	}

	private static String type(String kind, String attribute) {
		return "\"" + kind + "\":{\"x_y\":{\"block\":{\"attributes\":{\"a\":" + attribute + "}}}}";
	}

	private static String nested(String nesting, String members) {
		return attribute("\"nested_type\":{\"attributes\":{" + members + "},\"nesting_mode\":\"" + nesting + "\"}",
				"optional");
	}

	private static String attribute(String type, String flags) {
		StringBuilder json = new StringBuilder("{").append(type);
		for (String flag : flags.split(",")) {
			json.append(",\"").append(flag).append("\":true");
		}
		return json.append("}").toString();
	}

}
