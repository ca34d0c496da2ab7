/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * How values of configurations are written.
 */
class ValueTextTests {

	@Test
	void attributesAreLaidOutAsTerraformDoes() {
		Map<String, Object> attributes = new LinkedHashMap<>();
		attributes.put("name", "Rex");
		attributes.put("category", Map.of("name", "dogs"));
		attributes.put("weight_grams", new BigDecimal("1E+3"));
		attributes.put("photos", List.of(Map.of("url", "x"), Map.of("url", "y")));
		attributes.put("tags", List.of("a", "b"));
		attributes.put("empty", Map.of());
		assertThat(ValueText.attributes(attributes, "  ")).isEqualTo("""
				  name         = "Rex"
				  weight_grams = 1000
				  tags         = ["a", "b"]
				  empty        = {}

				  category = {
				    name = "dogs"
				  }

				  photos = [
				    {
				      url = "x"
				    },
				    {
				      url = "y"
				    }
				  ]
				""");
	}

	@ParameterizedTest
	@CsvSource(delimiterString = "=>", quoteCharacter = '`', value = { "a\"b => \"a\\\"b\"", "a\\b => \"a\\\\b\"",
			"${x} %{y} $ % => \"$${x} %%{y} $ %\"", "Größe => \"Größe\"" })
	void textsAreQuoted(String text, String quoted) {
		assertThat(ValueText.attributes(Map.of("x", text), "")).isEqualTo("x = " + quoted + "\n");
	}

	@Test
	void charactersThatCannotBeSeenHaveNumbers() {
		assertThat(ValueText.attributes(Map.of("a b", "\n\r\t\u0000\u001b"), ""))
			.isEqualTo("\"a b\" = \"\\n\\r\\t\\u0000\\u001b\"\n");
	}

}
