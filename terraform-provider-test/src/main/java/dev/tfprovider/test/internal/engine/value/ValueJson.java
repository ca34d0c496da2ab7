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
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Writes values the way {@code terraform show -json} does: unknown members are left out,
 * unknown elements are null, and dynamic values stand without their type.
 */
public final class ValueJson {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private ValueJson() {
	}

	public static JsonNode of(TerraformValue value) {
		if (value instanceof StringValue string) {
			return NODES.textNode(string.text());
		}
		if (value instanceof NumberValue number) {
			return number(number.number());
		}
		if (value instanceof BoolValue bool) {
			return NODES.booleanNode(bool.value());
		}
		if (value instanceof InfinityValue) {
			throw new IllegalArgumentException("JSON knows no infinite number");
		}
		if (value.isNull() || value.isUnknown()) {
			return NODES.nullNode();
		}
		return (value instanceof MapValue || value instanceof ObjectValue) ? object(value.entries())
				: array(ValueParts.elements(value));
	}

	private static JsonNode number(BigDecimal number) {
		return (number.scale() <= 0) ? NODES.numberNode(number.toBigInteger()) : DecimalNode.valueOf(number);
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
