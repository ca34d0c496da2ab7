/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;

/**
 * What a service does with the members of an object, as corrections of the description.
 */
final class Facts {

	private final ObjectNode attributes = JsonNodeFactory.instance.objectNode();

	private final List<String> lines = new ArrayList<>();

	/**
	 * Return the corrections by place.
	 */
	ObjectNode attributes() {
		return this.attributes;
	}

	/**
	 * Return the facts in words.
	 */
	List<String> lines() {
		return this.lines;
	}

	/**
	 * Compare what was sent with what is there.
	 */
	void compare(ApiType.Members members, JsonNode sent, JsonNode found) {
		compare("", members, sent, found);
	}

	private void compare(String prefix, ApiType.Members members, JsonNode sent, JsonNode found) {
		members.properties().forEach((name, property) -> {
			String place = prefix + name;
			JsonNode was = sent.path(name);
			JsonNode is = found.path(name);
			if (property.access() == ApiProperty.Access.READ_ONLY) {
				return;
			}
			if (was.isMissingNode()) {
				if (!is.isMissingNode() && !is.isNull() && !(is.isContainerNode() && is.isEmpty())) {
					fact(place, "computed", true, "is filled in");
				}
			}
			else if (is.isMissingNode()) {
				fact(place, "normalized", true, "is discarded, or not told");
			}
			else if (was.isObject() && is.isObject() && property.type() instanceof ApiType.Members inner) {
				compare(place + ".", inner, was, is);
			}
			else if (was.isTextual() && is.isTextual() && !was.equals(is)) {
				normalized(place, was.asText(), is.asText());
			}
			else if (was.isValueNode() && !was.asText().equals(is.asText())) {
				fact(place, "normalized", true, "is written in another form");
			}
		});
	}

	private void normalized(String place, String was, String is) {
		if (was.toLowerCase(Locale.ROOT).equals(is.toLowerCase(Locale.ROOT))) {
			set(place, "normalized", JsonNodeFactory.instance.textNode("case"), "is written in another case");
		}
		else if (was.strip().equals(is)) {
			set(place, "normalized", JsonNodeFactory.instance.textNode("trim"), "loses space around it");
		}
		else {
			fact(place, "normalized", true, "is written in another form");
		}
	}

	/**
	 * Add that a change does nothing, or is refused.
	 */
	void fixed(String place) {
		fact(place, "force-new", true, "does not change");
	}

	void fact(String place, String name, boolean value, String words) {
		set(place, name, JsonNodeFactory.instance.booleanNode(value), words);
	}

	private void set(String place, String name, JsonNode value, String words) {
		String line = "'%s' %s".formatted(place, words);
		if (!this.lines.contains(line)) {
			this.attributes.withObjectProperty(place).set(name, value);
			this.lines.add(line);
		}
	}

}
