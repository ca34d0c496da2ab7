/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.io.IOException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tfprovider.command.CommandFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class OverlayTargetTests {

	private static final String DOCUMENT = """
			{"a": {"b": [1, {"c": 2}, 3], "x-y": 4, "it's": 5}, "/p/{q}": {"c": 6, "d": {"c": {"c": 7}}}}
			""";

	private static JsonNode document() throws IOException {
		return new ObjectMapper().readTree(DOCUMENT);
	}

	@ParameterizedTest
	@CsvSource(delimiterString = "=>", quoteCharacter = '`',
			value = { "$.a.b[1].c => 2", "$.a.b[*] => 1 {\"c\":2} 3", "$['/p/{q}'].c => 6", "$[\"/p/{q}\"]['c'] => 6",
					"$.a.x-y => 4", "$.a['it\\'s'] => 5", "$..c => 2 6 {\"c\":7} 7", "$.a.b.* => 1 {\"c\":2} 3",
					"$.nothing.c => ``", "$.a.b[9] => ``" })
	void placesAreFound(String target, String found) throws IOException {
		assertThat(new OverlayTarget(target).find(document()).stream().map((place) -> place.node().toString()))
			.containsExactly(found.isEmpty() ? new String[0] : found.split(" "));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "$a", "$.", "$[", "$['a", "$.a[?(@.b)]", "$.a[1:2]", "$.a['b','c']", "$...a",
			"$[99999999999]" })
	void whatIsNotUnderstoodIsAnError(String target) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> new OverlayTarget(target));
	}

	@Test
	void placesAreRemoved() throws IOException {
		JsonNode document = document();
		new OverlayTarget("$.a.b[0]").find(document).forEach(OverlayTarget.Place::remove);
		new OverlayTarget("$['/p/{q}']").find(document).forEach(OverlayTarget.Place::remove);
		new OverlayTarget("$").find(document).forEach(OverlayTarget.Place::remove);
		assertThat(document).hasToString("{\"a\":{\"b\":[{\"c\":2},3],\"x-y\":4,\"it's\":5}}");
	}

}
