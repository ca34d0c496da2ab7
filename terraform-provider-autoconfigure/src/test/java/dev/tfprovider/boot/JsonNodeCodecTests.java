/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class JsonNodeCodecTests {

	private final JsonNodeCodec codec = new JsonNodeCodec();

	@Test
	void notationDoesNotMatter() {
		assertThat(read("{\"a\": [1, 2], \"b\": null}")).isEqualTo(read("{\"b\":null,\"a\":[1,2]}"));
	}

	@Test
	void orderOfElementsMatters() {
		assertThat(read("[1, 2]")).isNotEqualTo(read("[2, 1]"));
	}

	@Test
	void writesCompactText() {
		assertThat(this.codec.write(read("{ \"a\" : [ 1, 0.1, \"x\" ] }")))
			.isEqualTo(TerraformValue.string("{\"a\":[1,0.1,\"x\"]}"));
	}

	@Test
	void keepsDecimals() {
		assertThat(this.codec.write(read("0.10000000000000000000001")))
			.isEqualTo(TerraformValue.string("0.10000000000000000000001"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{", "[1,", "{\"a\":1} x", "nul" })
	void otherTextIsRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> read(text))
			.withMessageStartingWith("the text must be a JSON document: ");
	}

	private JsonNode read(String text) {
		return this.codec.read(TerraformValue.string(text));
	}

}
