/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.test.internal.engine.value.SetOrder;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Writes a value as Core does, in the format of a generator: each part by the type that
 * is required at its place.
 *
 * @param <G> type of the generator
 */
abstract class ValueEncoder<G extends JsonGenerator> {

	protected final G out;

	protected ValueEncoder(G out) {
		this.out = out;
	}

	protected final void value(TerraformType type, TerraformValue value) throws IOException {
		if (type == TerraformType.DYNAMIC && DynamicTypes.of(value) != TerraformType.DYNAMIC) {
			dynamic(DynamicTypes.of(value), value);
		}
		else if (value.isNull()) {
			this.out.writeNull();
		}
		else if (value instanceof UnknownValue unknown) {
			unknown(type, unknown);
		}
		else {
			known(type, value);
		}
	}

	/**
	 * Write a value whose type is not that of its place but its own.
	 */
	protected abstract void dynamic(TerraformType type, TerraformValue value) throws IOException;

	protected abstract void unknown(TerraformType type, UnknownValue value) throws IOException;

	protected abstract void number(BigDecimal number) throws IOException;

	/**
	 * Write a number without bounds, which not every format has.
	 */
	protected abstract void infinity(InfinityValue infinity) throws IOException;

	private void known(TerraformType type, TerraformValue value) throws IOException {
		if (type == TerraformType.STRING && value instanceof StringValue string) {
			this.out.writeString(text(string.text()));
		}
		else if (type == TerraformType.NUMBER && value instanceof NumberValue number) {
			number(number.number());
		}
		else if (type == TerraformType.NUMBER && value instanceof InfinityValue infinity) {
			infinity(infinity);
		}
		else if (type == TerraformType.BOOL && value instanceof BoolValue bool) {
			this.out.writeBoolean(bool.value());
		}
		else if (type instanceof TerraformType.ListType list && value instanceof ListValue elements) {
			sequence(list.element(), elements.elements());
		}
		else if (type instanceof TerraformType.SetType set && value instanceof SetValue elements) {
			sequence(set.element(), SetOrder.of(elements));
		}
		else if (type instanceof TerraformType.MapType map && value instanceof MapValue elements) {
			map(map.element(), elements.elements());
		}
		else if (type instanceof TerraformType.TupleType tuple && value instanceof TupleValue elements
				&& tuple.elements().size() == elements.elements().size()) {
			tuple(tuple.elements(), elements.elements());
		}
		else if (type instanceof ObjectType object && value instanceof ObjectValue attributes
				&& attributes.type().names().equals(object.names())) {
			object(object, attributes);
		}
		else {
			throw new HostCodecException(type + " is required, but this is " + value.type());
		}
	}

	private void sequence(TerraformType element, List<TerraformValue> elements) throws IOException {
		DynamicTypes.common(element, elements);
		this.out.writeStartArray();
		for (TerraformValue value : elements) {
			value(element, value);
		}
		this.out.writeEndArray();
	}

	private void tuple(List<TerraformType> types, List<TerraformValue> elements) throws IOException {
		this.out.writeStartArray();
		for (int i = 0; i < types.size(); i++) {
			value(types.get(i), elements.get(i));
		}
		this.out.writeEndArray();
	}

	private void map(TerraformType element, Map<String, TerraformValue> elements) throws IOException {
		DynamicTypes.common(element, elements.values());
		this.out.writeStartObject();
		for (Map.Entry<String, TerraformValue> entry : elements.entrySet()) {
			this.out.writeFieldName(text(entry.getKey()));
			value(element, entry.getValue());
		}
		this.out.writeEndObject();
	}

	private void object(ObjectType type, ObjectValue object) throws IOException {
		this.out.writeStartObject();
		for (String name : type.names()) {
			this.out.writeFieldName(name);
			value(type.type(name), object.get(name));
		}
		this.out.writeEndObject();
	}

	/**
	 * Return a text that Terraform could have. Java's may have half of a character.
	 */
	static String text(String text) {
		if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
			throw new HostCodecException("string is not valid Unicode");
		}
		return text;
	}

}
