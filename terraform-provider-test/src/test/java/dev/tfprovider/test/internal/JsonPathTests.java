/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class JsonPathTests {

	private static final JsonNode PET = JsonValues.parse("""
			{"name": "Rex", "tags": [{"key": "a"}, {"key": "b"}], "labels": {"a.b": 1, "it's \\"x\\"": 2}, "none": null}
			""");

	@Test
	void findWalksMembersElementsAndQuotedKeys() {
		assertThat(JsonPath.parse("name").find(PET)).map(JsonNode::textValue).contains("Rex");
		assertThat(JsonPath.parse("tags[1].key").find(PET)).map(JsonNode::textValue).contains("b");
		assertThat(JsonPath.parse("labels[\"a.b\"]").find(PET)).map(JsonNode::intValue).contains(1);
		assertThat(JsonPath.parse("labels[\"it's \\\"x\\\"\"]").find(PET)).map(JsonNode::intValue).contains(2);
	}

	@Test
	void findWhenNullIsThereDiffersFromMissing() {
		assertThat(JsonPath.parse("none").find(PET)).map(JsonNode::isNull).contains(true);
		assertThat(JsonPath.parse("other").find(PET)).isEmpty();
		assertThat(JsonPath.parse("tags[2]").find(PET)).isEmpty();
		assertThat(JsonPath.parse("name.length").find(PET)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", ".name", "tags[", "tags[x]", "tags[0]name", "a..b", "a.", "tags[-1]" })
	void parseWhenMalformedShowsTheForm(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> JsonPath.parse(text))
			.withMessage("'" + text + "' is not a path like tags[0].name or labels[\"a.b\"]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "name", "tags[0].key", "labels[\"a.b\"][2]", "[0].x" })
	void toStringOfParsedIsTheText(String text) {
		assertThat(JsonPath.parse(text)).hasToString(text);
	}

	@Test
	void ofJsonReadsReplacePath() {
		assertThat(JsonPath.ofJson(JsonValues.parse("[\"tags\", 0, \"key\"]"))).hasToString("tags[0].key");
	}

	@Test
	void isMarkedWhenPlaceOrContainerIsTrue() {
		JsonNode marks = JsonValues.parse("{\"id\": true, \"tags\": [{}, {\"key\": true}], \"name\": false}");
		assertThat(JsonPath.parse("id").isMarked(marks)).isTrue();
		assertThat(JsonPath.parse("id.deep[3]").isMarked(marks)).isTrue();
		assertThat(JsonPath.parse("tags[1].key").isMarked(marks)).isTrue();
		assertThat(JsonPath.parse("tags[1]").isMarked(marks)).isFalse();
		assertThat(JsonPath.parse("tags[0].key").isMarked(marks)).isFalse();
		assertThat(JsonPath.parse("name").isMarked(marks)).isFalse();
		assertThat(JsonPath.parse("other").isMarked(marks)).isFalse();
	}

}
