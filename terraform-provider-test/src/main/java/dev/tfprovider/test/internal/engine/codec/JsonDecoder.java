/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.protobuf.ByteString;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads a value from JSON as Core does, which is laxer than it is with MessagePack.
 */
final class JsonDecoder extends ValueDecoder<JsonNode> {

	private static final int MAX_TEXT = 256 * 1024 * 1024;

	private static final JsonMapper MAPPER = JsonMapper.builder()
		.enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
		.disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
		.build();

	static {
		MAPPER.getFactory()
			.setStreamReadConstraints(
					StreamReadConstraints.builder().maxStringLength(MAX_TEXT).maxNumberLength(MAX_TEXT).build());
	}

	private final JsonNode json;

	private final boolean lenient;

	private JsonDecoder(JsonNode json, boolean lenient) {
		this.json = json;
		this.lenient = lenient;
	}

	/**
	 * Read a value.
	 * @param lenient whether attributes that the type has not are ignored
	 */
	static TerraformValue read(TerraformType type, ByteString json, boolean lenient) {
		JsonNode tree;
		try {
			tree = MAPPER.readTree(json.toByteArray());
		}
		catch (IOException ex) {
			throw new HostCodecException("invalid JSON", ex);
		}
		if (tree.isMissingNode()) {
			throw new HostCodecException("EOF");
		}
		return read(type, tree, lenient);
	}

	private static TerraformValue read(TerraformType type, JsonNode json, boolean lenient) {
		return json.isNull() ? TerraformValue.ofNull(type) : type.match(new JsonDecoder(json, lenient));
	}

	@Override
	protected TerraformValue read(TerraformType type, JsonNode part) {
		return read(type, part, this.lenient);
	}

	@Override
	protected List<JsonNode> elements(String what) {
		require(this.json.isArray(), what);
		return this.json.valueStream().toList();
	}

	@Override
	protected Collection<Map.Entry<String, JsonNode>> members(String what) {
		require(this.json.isObject(), what);
		return this.json.properties();
	}

	@Override
	public TerraformValue string() {
		require(this.json.isValueNode(), "string");
		return TerraformValue
			.string(this.json.isBigDecimal() ? this.json.decimalValue().toPlainString() : this.json.asText());
	}

	@Override
	public TerraformValue number() {
		require(this.json.isNumber() || this.json.isTextual(), "number");
		return this.json.isNumber() ? DecimalText.of(this.json.decimalValue())
				: DecimalText.read(this.json.textValue());
	}

	@Override
	public TerraformValue bool() {
		if (this.json.isBoolean()) {
			return TerraformValue.bool(this.json.booleanValue());
		}
		return switch (this.json.isTextual() ? this.json.textValue() : "") {
			case "true", "1" -> TerraformValue.bool(true);
			case "false", "0" -> TerraformValue.bool(false);
			default -> throw new HostCodecException("bool is required");
		};
	}

	@Override
	public TerraformValue dynamic() {
		require(this.json.isObject() && this.json.size() == 2 && this.json.has("type") && this.json.has("value"),
				"an object of type and value");
		return read(TypeText.readValueType(this.json.get("type")), this.json.get("value"), this.lenient);
	}

	@Override
	public TerraformValue object(ObjectType type) {
		Map<String, TerraformValue> attributes = new HashMap<>();
		for (Map.Entry<String, JsonNode> member : members("an object")) {
			String name = StringValue.normalize(member.getKey());
			if (type.indexOf(name) >= 0) {
				attributes.put(name, read(type.type(name), member.getValue(), new AttributePath.AttributeName(name)));
			}
			else if (!this.lenient) {
				throw new HostCodecException("unsupported attribute " + GoString.quote(name));
			}
		}
		return TerraformValue.object(type, attributes);
	}

}
