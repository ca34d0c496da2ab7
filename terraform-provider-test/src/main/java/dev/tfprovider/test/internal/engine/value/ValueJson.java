/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Writes values the way {@code terraform show -json} does: unknown members are left out,
 * unknown elements are null, and dynamic values stand without their type.
 */
public final class ValueJson implements TerraformValue.Cases<JsonNode> {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private static final ValueJson JSON = new ValueJson();

	private ValueJson() {
	}

	public static JsonNode of(TerraformValue value) {
		return value.match(JSON);
	}

	@Override
	public JsonNode string(StringValue value) {
		return NODES.textNode(value.text());
	}

	@Override
	public JsonNode number(NumberValue value) {
		BigDecimal number = value.number();
		return (number.scale() <= 0) ? NODES.numberNode(number.toBigInteger()) : DecimalNode.valueOf(number);
	}

	@Override
	public JsonNode infinity(InfinityValue value) {
		throw new IllegalArgumentException("JSON knows no infinite number");
	}

	@Override
	public JsonNode bool(BoolValue value) {
		return NODES.booleanNode(value.value());
	}

	@Override
	public JsonNode list(ListValue value) {
		return array(value.elements());
	}

	@Override
	public JsonNode set(SetValue value) {
		return array(SetOrder.of(value));
	}

	@Override
	public JsonNode map(MapValue value) {
		return object(value.elements());
	}

	@Override
	public JsonNode tuple(TupleValue value) {
		return array(value.elements());
	}

	@Override
	public JsonNode object(ObjectValue value) {
		return object(ValueParts.members(value));
	}

	@Override
	public JsonNode ofNull(NullValue value) {
		return NODES.nullNode();
	}

	@Override
	public JsonNode unknown(UnknownValue value) {
		return NODES.nullNode();
	}

	private static ArrayNode array(Collection<TerraformValue> elements) {
		ArrayNode array = NODES.arrayNode();
		elements.forEach((element) -> array.add(of(element)));
		return array;
	}

	private static ObjectNode object(Map<String, TerraformValue> members) {
		ObjectNode object = NODES.objectNode();
		members.forEach((name, member) -> {
			if (!member.isUnknown()) {
				object.set(name, of(member));
			}
		});
		return object;
	}

}
