/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads and writes {@link JsonNode} as JSON text. Two texts are equal if they differ only
 * in white space or in the order of members.
 */
public class JsonNodeCodec implements TypeCodec<JsonNode> {

	@Override
	public Class<JsonNode> javaType() {
		return JsonNode.class;
	}

	@Override
	public TerraformType type() {
		return TerraformType.STRING;
	}

	@Override
	public JsonNode read(TerraformValue value) {
		try {
			return Mapper.JSON.readTree(((StringValue) value).text());
		}
		catch (JacksonException ex) {
			throw new IllegalArgumentException("the text must be a JSON document: " + ex.getOriginalMessage(), ex);
		}
	}

	@Override
	public TerraformValue write(JsonNode value) {
		return TerraformValue.string(Mapper.JSON.writeValueAsString(value));
	}

	/**
	 * Made when it is needed, not at each start.
	 */
	private static final class Mapper {

		private static final JsonMapper JSON = JsonMapper.builder()
			.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
			.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
			.build();

	}

}
