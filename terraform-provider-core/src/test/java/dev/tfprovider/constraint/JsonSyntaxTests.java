/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link JsonSyntax}.
 */
class JsonSyntaxTests {

	@ParameterizedTest
	@ValueSource(strings = { "{}", "[]", "null", "true", "false", "0", "-0", "1.5e-3", "1E+2", "\"\"", "\"a\"",
			"\"\\u00e4\\n\\\"\"", " [ ] ", "{\"a\":1}", "{\"a\":{},\"b\":[1,2,{\"c\":null}]}", "[[],[[]],{}]",
			"\n{\t\"a\" : [ 1 , 2 ]\r}\n", "[1]", "[{}]", "{\"\":\"\"}" })
	void valid(String text) {
		assertThat(new JsonSyntax(text).isValid()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "{", "}", "[", "]", "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{a:1}", "{1:2}",
			"{\"a\":1,}", "[1 2]", "1 2", "[]]", "{]", "[}", "01", "+1", ".5", "1.", "1e", "'a'", "\"a", "\"\\x\"",
			"\"\\u12\"", "\"a\nb\"", "nul", "True", "NaN", "[1],", "{\"a\":1 \"b\":2}", "//\n1", "[1]]", "{}{}" })
	void invalid(String text) {
		assertThat(new JsonSyntax(text).isValid()).isFalse();
	}

	@Test
	void anyDepth() {
		assertThat(new JsonSyntax("[".repeat(200_000) + "]".repeat(200_000)).isValid()).isTrue();
		assertThat(new JsonSyntax("{\"a\":".repeat(200_000) + "1" + "}".repeat(200_000)).isValid()).isTrue();
		assertThat(new JsonSyntax("\"" + "x".repeat(2_000_000) + "\"").isValid()).isTrue();
	}

}
