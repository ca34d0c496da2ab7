/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Reads the values of the tables: {@code {req:"a", nl:[{k:?}], ns:set[{k:?!}]}}. What is
 * not shown is null, {@code ?} is unknown, {@code ?!} unknown but not null and
 * {@code ?!"i-"} unknown but starting with a text.
 */
public final class Notation implements TerraformType.Cases<TerraformValue> {

	private final String text;

	private int position;

	private Notation(String text) {
		this.text = text;
	}

	public static TerraformValue parse(String text, TerraformType type) {
		Notation notation = new Notation(text);
		TerraformValue value = notation.value(type);
		notation.require(notation.position == text.length());
		return value;
	}

	private TerraformValue value(TerraformType type) {
		if (accept("null")) {
			return TerraformValue.ofNull(type);
		}
		if (accept("?!")) {
			String prefix = this.text.startsWith("\"", this.position) ? quoted() : null;
			return new UnknownValue(type, new UnknownValue.Refinements(true, prefix, null, null, null, null));
		}
		return accept("?") ? TerraformValue.unknown(type) : type.match(this);
	}

	@Override
	public TerraformValue string() {
		return TerraformValue.string(quoted());
	}

	@Override
	public TerraformValue number() {
		return TerraformValue.number(new BigDecimal(until(",]}")));
	}

	@Override
	public TerraformValue bool() {
		return TerraformValue.bool(Boolean.parseBoolean(until(",]}")));
	}

	@Override
	public TerraformValue dynamic() {
		return this.text.startsWith("[", this.position) ? TerraformValue.tuple(elements(TerraformType.DYNAMIC))
				: string();
	}

	@Override
	public TerraformValue list(TerraformType.ListType type) {
		return TerraformValue.list(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue set(TerraformType.SetType type) {
		require(accept("set"));
		return TerraformValue.set(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue map(TerraformType.MapType type) {
		Map<String, TerraformValue> entries = new LinkedHashMap<>();
		while (more("{", "}")) {
			entries.put(name(), value(type.element()));
		}
		return TerraformValue.map(type.element(), entries);
	}

	@Override
	public TerraformValue tuple(TerraformType.TupleType type) {
		throw new UnsupportedOperationException("no tuples in tables");
	}

	@Override
	public TerraformValue object(ObjectType type) {
		Map<String, TerraformValue> attributes = new LinkedHashMap<>();
		while (more("{", "}")) {
			String name = name();
			attributes.put(name, value(type.type(name)));
		}
		return TerraformValue.object(type, attributes);
	}

	private List<TerraformValue> elements(TerraformType type) {
		List<TerraformValue> elements = new ArrayList<>();
		while (more("[", "]")) {
			elements.add(value(type));
		}
		return elements;
	}

	private boolean more(String open, String close) {
		require(accept(open) || accept(",") || this.text.startsWith(close, this.position));
		while (accept(" ")) {
			continue;
		}
		return !accept(close);
	}

	private String name() {
		String name = until(":");
		require(accept(":"));
		return name;
	}

	private String quoted() {
		require(accept("\""));
		String text = until("\"");
		require(accept("\""));
		return text;
	}

	private String until(String ends) {
		int from = this.position;
		while (ends.indexOf(this.text.charAt(this.position)) < 0) {
			this.position++;
		}
		return this.text.substring(from, this.position);
	}

	private boolean accept(String expected) {
		boolean accepted = this.text.startsWith(expected, this.position);
		this.position += accepted ? expected.length() : 0;
		return accepted;
	}

	private void require(boolean condition) {
		if (!condition) {
			throw new IllegalArgumentException("Unexpected text at " + this.position + " of " + this.text);
		}
	}

}
