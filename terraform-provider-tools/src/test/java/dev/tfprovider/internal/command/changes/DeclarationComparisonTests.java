/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What documents of this starter tell beyond the schema.
 */
class DeclarationComparisonTests {

	private static final String NOTHING = "\"environment\":[]";

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '^',
			textBlock = """
					"default":"1" | "default":"1" |
					"default":"1" | "default":"2" | BREAKING has the default 2 instead of the default 1
					"default":"1" | "default_depends_on":["b","c"] | BREAKING has a default that depends on b, c instead of the default 1
					"default":"1" | "environment":[] | BREAKING has no default any more, but had the default 1
					"environment":[] | "default":"1" | BREAKING has the default 1 now
					"environment":["A"] | "environment":["B"] | BREAKING is not taken from the environment variable A any more;SAFE is taken from the environment variable B now
					"allowed_values":["a","b"] | "allowed_values":["b","a"] |
					"allowed_values":["a","b"] | "allowed_values":["b","c","d"] | BREAKING does not allow a any more;SAFE allows c, d as well
					"allowed_values":["a"] | "environment":[] | SAFE allows other values now than a
					"environment":[] | "allowed_values":["a","b"] | BREAKING allows no other values any more than a, b
					"environment":[] | "replacement":"always" | BREAKING a change of it forces a new object now
					"replacement":"sometimes" | "replacement":"always" | BREAKING a change of it forces a new object now
					"replacement":"sometimes" | "replacement":"configured" | BREAKING a change of it forces a new object where the configuration sets it now
					"replacement":"always" | "replacement":"sometimes" | SAFE a change of it forces a new object in some cases now, and else no longer
					"replacement":"always" | "environment":[] | SAFE a change of it forces a new object no longer
					""")
	void attributes(String before, String after, @Nullable String expected) {
		assertThat(changes(before, after)).isEqualTo((expected != null) ? List.of(expected.split(";")) : List.of());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '^',
			textBlock = """
					Size {"min":0,"max":64} | Size {"min":0,"max":64} |
					Size {"min":0,"max":64} | Size {"min":0,"max":32} | BREAKING allows less
					Size {"min":0,"max":64} | Size {"min":0,"max":128} | SAFE allows more
					Size {"min":1,"max":64} | Size {"min":0,"max":128} | SAFE allows more
					Size {"min":1,"max":64} | Size {"min":2,"max":128} | BREAKING has another constraint
					Min {"value":1} | Min {"value":2} | BREAKING allows less
					Max {"value":1} | Max {"value":2} | SAFE allows more
					DecimalMin {"value":"0.10","inclusive":true} | DecimalMin {"value":"0.1","inclusive":true} |
					DecimalMin {"value":"0.1","inclusive":true} | DecimalMin {"value":"0.1","inclusive":false} | BREAKING allows less
					DecimalMax {"value":"1e999999999"} | DecimalMax {"value":"2"} | BREAKING has another constraint
					DurationRange {"min":"1s","max":"1h"} | DurationRange {"min":"1s","max":"90m"} | SAFE allows more
					DurationRange {"min":"1s","max":""} | DurationRange {"min":"1s","max":"90m"} | BREAKING has another constraint
					MultipleOf {"value":5} | MultipleOf {"value":10} | BREAKING allows less
					MultipleOf {"value":10} | MultipleOf {"value":5} | SAFE allows more
					MultipleOf {"value":5} | MultipleOf {"value":7} | BREAKING has another constraint
					OneOf {"value":["a","b"]} | OneOf {"value":["a"]} | BREAKING allows less
					OneOf {"value":["a","b"]} | OneOf {"value":["c","b","a"]} | SAFE allows more
					OneOf {"value":["a","b"]} | OneOf {"value":["b","a"]} |
					NoneOf {"value":["a","b"]} | NoneOf {"value":["a"]} | SAFE allows more
					Pattern {"regexp":"a"} | Pattern {"regexp":"b"} | BREAKING has another constraint
					Digits {"integer":3,"fraction":2} | Digits {"integer":3,"fraction":1} | BREAKING allows less
					com.acme.Rhyme {"with":"x"} | com.acme.Rhyme {"with":"y"} | BREAKING has another constraint
					com.acme.Rhyme {"min":1} | com.acme.Rhyme {} | BREAKING has another constraint
					""")
	void constraints(String before, String after, @Nullable String expected) {
		String instead = ": \"%s\" instead of \"%s\"".formatted("T " + after.replaceAll("\\W", ""),
				"T " + before.replaceAll("\\W", ""));
		assertThat(changes(constraint(before), constraint(after)))
			.isEqualTo((expected != null) ? List.of(expected + instead) : List.of());
	}

	@Test
	void constraintsThatComeAndGo() {
		String two = "\"constraints\":[{\"name\":\"NotBlank\",\"about\":\"It\",\"text\":\"It must not be blank.\"},"
				+ "{\"name\":\"Size\",\"about\":\"Each element\",\"limits\":{\"min\":1}}]";
		assertThat(changes(NOTHING, two)).containsExactly("BREAKING has a new constraint: \"Size\"",
				"BREAKING has a new constraint: \"It must not be blank.\"");
		assertThat(changes(two, NOTHING)).containsExactly("SAFE has a constraint no longer: \"Size\"",
				"SAFE has a constraint no longer: \"It must not be blank.\"");
		assertThat(changes(two, two.replace("Each element", "Each key")))
			.containsExactly("SAFE has a constraint no longer: \"Size\"", "BREAKING has a new constraint: \"Size\"");
	}

	@Test
	void severalOfTheSameKindAreComparedByWhatTheySet() {
		String before = "\"constraints\":[%s,%s]".formatted(pattern("a"), pattern("b"));
		assertThat(changes(before, "\"constraints\":[%s,%s]".formatted(pattern("b"), pattern("a")))).isEmpty();
		assertThat(changes(before, "\"constraints\":[%s,%s,%s]".formatted(pattern("b"), pattern("c"), pattern("d"))))
			.containsExactly("BREAKING has another constraint: \"c\" instead of \"a\"",
					"BREAKING has a new constraint: \"d\"");
		assertThat(changes(before, "\"constraints\":[%s]".formatted(pattern("b"))))
			.containsExactly("SAFE has a constraint no longer: \"a\"");
	}

	@Test
	void rulesAndReplacementOfTypes() {
		String plain = type("", "", "");
		String ruled = type("", "", ",\"declared\":{\"rules\":[\"Exactly one of `a` and `b` must be set.\"],"
				+ "\"replacement\":\"always\"}");
		assertThat(lines(plain, ruled)).containsExactly(
				"BREAKING resource x_y: has a new rule: \"Exactly one of `a` and `b` must be set.\"",
				"BREAKING resource x_y: changes of it force a new object now");
		assertThat(lines(ruled, plain)).containsExactly(
				"SAFE resource x_y: has a rule no longer: \"Exactly one of `a` and `b` must be set.\"",
				"SAFE resource x_y: changes of it force a new object no longer");
	}

	@Test
	void nestedAttributesAndBlocksAreComparedInside() {
		String nested = "\"n\":{\"optional\":true,\"nested_type\":{\"nesting_mode\":\"single\",\"attributes\":{%s}%s}}";
		String before = type(nested.formatted(attribute(NOTHING), ""), block(NOTHING, ""), "");
		String after = type(nested.formatted(attribute("\"default\":\"1\""), ",\"declared\":{\"rules\":[\"R.\"]}"),
				block("\"replacement\":\"always\"", ",\"declared\":{\"constraints\":[" + pattern("p") + "]}"), "");
		assertThat(lines(before, after)).containsExactly("BREAKING resource x_y, n: has a new rule: \"R.\"",
				"BREAKING resource x_y, n.a: has the default 1 now",
				"BREAKING resource x_y, b: has a new constraint: \"p\"",
				"BREAKING resource x_y, b.a: a change of it forces a new object now");
	}

	@Test
	void whatNobodyCanSetIsNotCompared() {
		String computed = "\"a\":{\"type\":\"string\",\"computed\":true,\"declared\":{%s}}";
		assertThat(
				lines(type(computed.formatted(NOTHING), "", ""), type(computed.formatted("\"default\":\"1\""), "", "")))
			.isEmpty();
		String required = "\"a\":{\"type\":\"string\",\"required\":true}";
		assertThat(lines(type(required, "", ""), type(attribute("\"default\":\"1\""), "", "")))
			.containsExactly("SAFE resource x_y, a: may be left out now");
	}

	@Test
	void newAttributeWithADefaultThatForcesReplacementIsTold() {
		List<SchemaChange> changes = ComparedDocuments.changes(document(type("", "", "")),
				document(type(attribute("\"default\":\"1\",\"replacement\":\"always\""), "", "")),
				StoredVersions.UNKNOWN);
		assertThat(changes).singleElement()
			.satisfies((change) -> assertThat(change.what()).isEqualTo("optional attribute added"))
			.satisfies((change) -> assertThat(change.effect()).startsWith("Objects whose state has another value"));
	}

	@Test
	void documentThatDoesNotTellIsNotCompared() {
		String before = "\"resource_schemas\":{\"x_y\":" + type(attribute(NOTHING), "", "") + "}";
		String after = document(type(attribute("\"default\":\"1\""), "", ""));
		assertThat(ComparedDocuments.lines(before, after, StoredVersions.UNKNOWN)).isEmpty();
		assertThat(ComparedDocuments.lines(after, before, StoredVersions.UNKNOWN)).isEmpty();
		assertThat(ComparedDocuments.lines(before + ",\"declared\":2", after, StoredVersions.UNKNOWN)).isEmpty();
	}

	@Test
	void textsAreOnOneLineAndNotTooLong() {
		assertThat(changes("\"default\":\"a\\u001b[2J\\n\\u2028b\"", "\"default\":\"" + "x".repeat(5000) + "\""))
			.singleElement()
			.asString()
			.startsWith("BREAKING has the default xxx")
			.endsWith("xxx\u2026 instead of the default a [2J b");
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"default\":1", "\"replacement\":\"never\"", "\"constraints\":{}", "\"constraints\":[1]",
			"\"allowed_values\":\"a\"", "\"constraints\":[{\"limits\":{\"a\":{}}}]" })
	void declarationThatIsNoneIsRefused(String declared) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> changes(NOTHING, declared))
			.withMessageContaining("is no schema document");
	}

	@Test
	@Tag("thorough")
	void thousandTypesAreCompared() {
		String before = large("\"default\":\"1\",\"constraints\":[" + pattern("a") + "]");
		String after = large("\"default\":\"2\",\"constraints\":[" + pattern("a") + "]");
		assertThat(ComparedDocuments.lines(before, after, StoredVersions.UNKNOWN)).hasSize(50_000);
	}

	private static String large(String declared) {
		StringBuilder attributes = new StringBuilder();
		for (int i = 0; i < 50; i++) {
			attributes.append((i > 0) ? "," : "").append(attribute(declared).replace("\"a\":", "\"a" + i + "\":"));
		}
		StringBuilder types = new StringBuilder();
		for (int i = 0; i < 1000; i++) {
			types.append((i > 0) ? "," : "")
				.append("\"x_")
				.append(i)
				.append("\":")
				.append(type(attributes.toString(), "", ""));
		}
		return "\"resource_schemas\":{" + types + "},\"declared\":1";
	}

	private static List<String> changes(String before, String after) {
		return lines(type(attribute(before), "", ""), type(attribute(after), "", "")).stream()
			.map((line) -> line.replaceFirst("resource x_y, a: ", ""))
			.toList();
	}

	private static List<String> lines(String before, String after) {
		return ComparedDocuments.lines(document(before), document(after), StoredVersions.UNKNOWN);
	}

	private static String document(String type) {
		return "\"resource_schemas\":{\"x_y\":" + type + "},\"declared\":1";
	}

	private static String type(String attributes, String blocks, String declared) {
		return "{\"block\":{\"attributes\":{%s},\"block_types\":{%s}%s}}".formatted(attributes, blocks, declared);
	}

	private static String attribute(String declared) {
		return "\"a\":{\"type\":\"string\",\"optional\":true,\"declared\":{%s}}".formatted(declared);
	}

	private static String block(String declared, String block) {
		return "\"b\":{\"nesting_mode\":\"list\",\"block\":{\"attributes\":{%s}%s}}".formatted(attribute(declared),
				block);
	}

	private static String constraint(String constraint) {
		String[] parts = constraint.split(" ", 2);
		return Stream.of(parts[0])
			.map((name) -> "\"constraints\":[{\"name\":\"%s\",\"about\":\"It\",\"text\":\"%s\",\"limits\":%s}]"
				.formatted(name, "T " + constraint.replaceAll("\\W", ""), parts[1]))
			.findFirst()
			.orElseThrow();
	}

	private static String pattern(String regexp) {
		return "{\"name\":\"Pattern\",\"about\":\"It\",\"text\":\"%1$s\",\"limits\":{\"regexp\":\"%1$s\"}}"
			.formatted(regexp);
	}

}
