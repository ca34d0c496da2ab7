/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Reads the value column of the vector files: JSON with {@code unknown},
 * {@code unknown(notNull, >= 1)}, {@code inf} and {@code dynamic(<type>, <value>)}.
 */
final class VectorValueParser implements TerraformType.Cases<TerraformValue> {

	private static final Pattern REFINEMENT = Pattern.compile("(\\w+|[<>]=?)(?: (.+))?");

	private final String text;

	private int position;

	private VectorValueParser(String text) {
		this.text = text;
	}

	static TerraformValue parse(String text, TerraformType type) {
		VectorValueParser parser = new VectorValueParser(text);
		TerraformValue value = parser.value(type);
		parser.require(parser.position == text.length());
		return value;
	}

	private TerraformValue value(TerraformType type) {
		skipBlanks();
		if (accept("null")) {
			return TerraformValue.ofNull(type);
		}
		if (accept("unknown(")) {
			return new UnknownValue(type, refinements(until(")")));
		}
		if (accept("unknown")) {
			return TerraformValue.unknown(type);
		}
		return type.match(this);
	}

	@Override
	public TerraformValue string() {
		return TerraformValue.string(quoted());
	}

	@Override
	public TerraformValue number() {
		if (accept("inf")) {
			return InfinityValue.POSITIVE;
		}
		if (accept("-inf")) {
			return InfinityValue.NEGATIVE;
		}
		int start = this.position;
		while (this.position < this.text.length() && ",]}) ".indexOf(this.text.charAt(this.position)) < 0) {
			this.position++;
		}
		return TerraformValue.number(new BigDecimal(this.text.substring(start, this.position)));
	}

	@Override
	public TerraformValue bool() {
		boolean value = accept("true");
		require(value || accept("false"));
		return TerraformValue.bool(value);
	}

	@Override
	public TerraformValue dynamic() {
		require(accept("dynamic("));
		int start = this.position;
		int open = 0;
		while (open > 0 || this.text.charAt(this.position) != ',') {
			open += ("[{".indexOf(this.text.charAt(this.position)) >= 0) ? 1 : 0;
			open -= ("]}".indexOf(this.text.charAt(this.position)) >= 0) ? 1 : 0;
			this.position++;
		}
		TerraformType type = TypeJson
			.read(this.text.substring(start, this.position++).getBytes(StandardCharsets.UTF_8));
		TerraformValue value = value(type);
		require(accept(")"));
		return value;
	}

	@Override
	public TerraformValue list(TerraformType.ListType type) {
		return TerraformValue.list(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue set(TerraformType.SetType type) {
		return TerraformValue.set(type.element(), elements(type.element()));
	}

	@Override
	public TerraformValue map(TerraformType.MapType type) {
		Map<String, TerraformValue> elements = new LinkedHashMap<>();
		while (more("{", "}")) {
			elements.put(name(), value(type.element()));
		}
		return TerraformValue.map(type.element(), elements);
	}

	@Override
	public TerraformValue tuple(TerraformType.TupleType type) {
		List<TerraformValue> elements = new ArrayList<>();
		while (more("[", "]")) {
			elements.add(value(type.elements().get(elements.size())));
		}
		return TerraformValue.tuple(elements);
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

	private UnknownValue.Refinements refinements(String text) {
		UnknownValue.Refinements all = UnknownValue.Refinements.NONE;
		for (String part : text.split(", ")) {
			Matcher matcher = REFINEMENT.matcher(part);
			require(matcher.matches());
			all = with(all, matcher.group(1), matcher.group(2));
		}
		return all;
	}

	private static UnknownValue.Refinements with(UnknownValue.Refinements all, String name, String value) {
		boolean notNull = all.notNull() || name.equals("notNull");
		String prefix = name.equals("prefix") ? value.substring(1, value.length() - 1) : all.prefix();
		UnknownValue.Refinements.Bound lower = name.startsWith(">") ? bound(name, value) : all.lower();
		UnknownValue.Refinements.Bound upper = name.startsWith("<") ? bound(name, value) : all.upper();
		Long minLength = name.equals("minLength") ? Long.valueOf(value) : all.minLength();
		Long maxLength = name.equals("maxLength") ? Long.valueOf(value) : all.maxLength();
		return new UnknownValue.Refinements(notNull, prefix, lower, upper, minLength, maxLength);
	}

	private static UnknownValue.Refinements.Bound bound(String name, String value) {
		return new UnknownValue.Refinements.Bound(new BigDecimal(value), name.endsWith("="));
	}

	private boolean more(String open, String close) {
		skipBlanks();
		require(accept(open) || accept(",") || this.text.startsWith(close, this.position));
		return !accept(close);
	}

	private String name() {
		skipBlanks();
		String name = quoted();
		require(accept(":"));
		return name;
	}

	private String quoted() {
		require(accept("\""));
		String text = until("\"");
		Matcher escape = Pattern.compile("\\\\u([0-9a-f]{4})").matcher(text);
		return escape.replaceAll((match) -> String.valueOf((char) Integer.parseInt(match.group(1), 16)));
	}

	private String until(String end) {
		int from = this.position;
		this.position = this.text.indexOf(end, from) + end.length();
		return this.text.substring(from, this.position - end.length());
	}

	private void skipBlanks() {
		while (accept(" ")) {
			continue;
		}
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
