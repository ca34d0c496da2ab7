/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Takes attributes out of a stored state that the schema does not have any more, as Core
 * does when the version says that nothing has changed.
 */
public final class StrippedState {

	private StrippedState() {
	}

	public static ByteString of(ByteString json, TerraformType type) {
		JsonNode root = JsonValues.parse(json.toStringUtf8());
		return strip(root, type) ? ByteString.copyFromUtf8(JsonValues.write(root)) : json;
	}

	private static boolean strip(JsonNode node, TerraformType type) {
		boolean stripped = false;
		if (type instanceof ObjectType object && node instanceof ObjectNode members) {
			stripped = members.properties().removeIf((member) -> object.indexOf(member.getKey()) < 0);
			for (String name : object.names()) {
				stripped |= strip(members.path(name), object.type(name));
			}
		}
		TerraformType element = TypeParts.element(type);
		if (element != null && (node instanceof ArrayNode || type instanceof TerraformType.MapType)) {
			for (JsonNode part : node) {
				stripped |= strip(part, element);
			}
		}
		return stripped;
	}

}
