/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.math.BigDecimal;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Difference}.
 */
class DifferenceTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			"Rex" | "rex" | upper and lower case
			"Rex" | " Rex\\n" | white space at the ends
			"{ 'a': 1 }" | "{'a':1}" | white space or line ends
			"a\\r\\nb" | "a\\nb" | white space or line ends
			"https://acme" | "https://acme/" | a slash at the end
			"2026-01-01T00:00:00Z" | "2026-01-01T01:00:00+01:00" | another time zone
			"2026-01-01T00:00:00Z" | "2026-01-01T00:00:00.000Z" | another time zone or precision
			"2026-01-01T00:00:00Z" | "2026-01-01T00:00:01Z" |
			"2026-01-01T00:00:00Z" | "2026-01-01" | cut the text off
			"abcdef" | "abc" | cut the text off
			"abc" | "xyz" |
			"abc" | "abcdef" |
			"" | null | null was returned for something empty
			null | "" | something empty was returned for null
			null | "x" |
			"x" | null |
			"x" | ? |
			null | ? |
			null | null |
			""")
	void texts(String should, String was, String guess) {
		assertGuess(TerraformType.STRING, should, was, guess);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0.1 | 0.10000000149011612 | was rounded
			0.12345 | 0.12 | was rounded
			0.15 | 0.2 | was rounded
			0.19 | 0.1 | was rounded
			2.5 | 2 | was rounded
			9007199254740993 | 9007199254740992 | was rounded
			5 | -5 | the sign was changed
			5 | 6 |
			5 | 50 |
			1e-999 | 0 | was rounded
			1e-1000 | 0 |
			1e-998 | 1e-999 | was rounded
			1e-998 | 1e-1000 |
			1e9999 | 1 |
			1 | 1e-9999 |
			""")
	void numbers(String should, String was, String guess) {
		assertGuess(TerraformType.NUMBER, should, was, guess);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			["a","b"] | ["b","a"] | changed the order
			["a","a","b"] | ["a","b","a"] | changed the order
			["a","b"] | ["a"] | lacks an element
			["a","a","b"] | ["b"] | lacks 2 elements
			["a"] | ["a","b","c"] | added 2 elements
			["a"] | ["b"] |
			[] | null | null was returned for something empty
			null | [] | something empty was returned for null
			""")
	void lists(String should, String was, String guess) {
		assertGuess(TerraformType.list(TerraformType.STRING), should, was, guess);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			set["a","b"] | set["a"] | lacks an element
			set["a"] | set["a","b"] | added an element
			set["a"] | set["b"] |
			null | set[] | something empty was returned for null
			""")
	void sets(String should, String was, String guess) {
		assertGuess(TerraformType.set(TerraformType.STRING), should, was, guess);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{a:"1",b:"2"} | {a:"1"} | lacks an element
			{a:"1"} | {a:"1",b:"2"} | added an element
			{a:"1"} | {b:"1"} |
			{a:"1"} | {a:"2"} |
			{} | null | null was returned for something empty
			""")
	void maps(String should, String was, String guess) {
		assertGuess(TerraformType.map(TerraformType.STRING), should, was, guess);
	}

	private static TerraformValue value(TerraformType type, String text) {
		if (type == TerraformType.NUMBER) {
			return TerraformValue.number(new BigDecimal(text));
		}
		return Notation.parse(text.replace("\\n", "\n").replace("\\r", "\r"), type);
	}

	@Test
	void booleansTellNothing() {
		assertThat(Difference.between(TerraformValue.bool(true), TerraformValue.bool(false))).isEmpty();
	}

	private static void assertGuess(TerraformType type, String should, String was, String guess) {
		String found = Difference.between(value(type, should), value(type, was)).orElse(null);
		if (guess == null) {
			assertThat(found).isNull();
		}
		else {
			assertThat(found).contains(guess).endsWith(".");
		}
	}

}
