/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Reads values in the notation of the worked examples: members not given are null, or
 * empty for lists of blocks; {@code ?} is unknown, {@code ?!} unknown but not null,
 * {@code ?"i-"} unknown with a prefix.
 */
public final class ValueNotation {

	private final String text;

	private int position;

	private ValueNotation(String text) {
		this.text = text;
	}

	public static TerraformValue read(SchemaBlock block, String text) {
		TerraformValue value = new ValueNotation(text).value(block.objectType());
		if (!(value instanceof ObjectValue object)) {
			return value;
		}
		for (SchemaBlockType nested : block.blocks()) {
			if (object.get(nested.name()).isNull() && !text.contains(nested.name() + ":null")) {
				object = object.with(nested.name(), nested.emptyValue());
			}
		}
		return object;
	}

	private TerraformValue value(TerraformType type) {
		skipBlanks();
		if (accept("null")) {
			return TerraformValue.ofNull(type);
		}
		if (accept("?!")) {
			return new UnknownValue(type, UnknownValue.Refinements.NOT_NULL);
		}
		if (accept("?\"")) {
			return new UnknownValue(type, new UnknownValue.Refinements(true, string(), null, null, null, null));
		}
		if (accept("?")) {
			return TerraformValue.unknown(type);
		}
		if (accept("\"")) {
			return TerraformValue.string(string());
		}
		if (accept("set[")) {
			TerraformType element = ((TerraformType.SetType) type).element();
			return TerraformValue.set(element, elements(element));
		}
		if (accept("[")) {
			TerraformType element = ((TerraformType.ListType) type).element();
			return TerraformValue.list(element, elements(element));
		}
		if (accept("{")) {
			return members(type);
		}
		int start = this.position;
		while (this.position < this.text.length() && "0123456789.".indexOf(this.text.charAt(this.position)) >= 0) {
			this.position++;
		}
		return TerraformValue.number(new BigDecimal(this.text.substring(start, this.position)));
	}

	private String string() {
		int end = this.text.indexOf('"', this.position);
		String content = this.text.substring(this.position, end);
		this.position = end + 1;
		return content;
	}

	private List<TerraformValue> elements(TerraformType type) {
		List<TerraformValue> elements = new ArrayList<>();
		while (!accept("]")) {
			elements.add(value(type));
			accept(",");
		}
		return elements;
	}

	private TerraformValue members(TerraformType type) {
		Map<String, TerraformValue> members = new HashMap<>();
		while (!accept("}")) {
			skipBlanks();
			int colon = this.text.indexOf(':', this.position);
			String name = this.text.substring(this.position, colon);
			this.position = colon + 1;
			members.put(name, value((type instanceof ObjectType object) ? object.type(name)
					: ((TerraformType.MapType) type).element()));
			accept(",");
		}
		return (type instanceof ObjectType object) ? TerraformValue.object(object, members)
				: TerraformValue.map(((TerraformType.MapType) type).element(), members);
	}

	private void skipBlanks() {
		while (this.position < this.text.length() && this.text.charAt(this.position) == ' ') {
			this.position++;
		}
	}

	private boolean accept(String token) {
		if (!this.text.startsWith(token, this.position)) {
			return false;
		}
		this.position += token.length();
		return true;
	}

}
