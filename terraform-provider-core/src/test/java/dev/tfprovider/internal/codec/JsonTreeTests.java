/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link JsonTree}.
 */
class JsonTreeTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{}                                  | {}
			{"a":"x","b":null,"c":true}         | {a=x, b=null, c=true}
			{"n":1,"m":1.5,"big":1e400}         | {n=1, m=1.5, big=1E+400}
			{"l":[1,"x",null,[],{"k":false}]}   | {l=[1, x, null, [], {k=false}]}
			{"o":{"p":{"q":[]}}}                | {o={p={q=[]}}}
			{"":"empty name"}                   | {=empty name}
			""")
	void objectIsReadAsItIs(String json, String text) {
		assertThat(read(json)).hasToString(text);
	}

	@Test
	void membersAreIndentedAndElementsAreNot() {
		Map<String, @Nullable Object> value = new LinkedHashMap<>(Map.of("list", List.of(1, "x/\u00e4\"")));
		value.put("object", Map.of("n", new BigDecimal("1.50")));
		value.put("empty", Map.of());
		value.put("none", List.of());
		value.put("null", null);
		value.put("flag", true);
		value.put("double", 1e21);
		value.put("infinite", Double.POSITIVE_INFINITY);
		assertThat(JsonTree.indented(value)).isEqualTo("""
				{
				  "list" : [ 1, "x/\u00e4\\"" ],
				  "object" : {
				    "n" : 1.50
				  },
				  "empty" : { },
				  "none" : [ ],
				  "null" : null,
				  "flag" : true,
				  "double" : 1.0E21,
				  "infinite" : "Infinity"
				}
				""");
	}

	@Test
	void orderOfNamesIsKept() {
		assertThat(read("{\"b\":1,\"a\":2}").keySet()).containsExactly("b", "a");
	}

	@Test
	void resultIsImmutable() {
		assertThat(read("{\"a\":1}")).isUnmodifiable();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "[]", "null", "\"text\"", "1", "{", "{\"a\"", "{\"a\":}", "{\"a\":1}x", "{\"a\":[1}",
			"{} {}", "{'a':1}" })
	void whatIsNoObjectIsRefused(String json) {
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> read(json));
	}

	private static Map<String, @Nullable Object> read(String json) {
		return JsonTree.readObject(json.getBytes(StandardCharsets.UTF_8));
	}

}
