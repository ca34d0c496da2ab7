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
import org.msgpack.jackson.dataformat.MessagePackGenerator;

/**
 * Writes a value as Core does.
 */
final class MessagePackEncoder {

	private final MessagePackGenerator out;

	private MessagePackEncoder(MessagePackGenerator out) {
		this.out = out;
	}

	static byte[] write(TerraformType type, TerraformValue value) {
		return MessagePackStreams.write((out) -> new MessagePackEncoder(out).value(type, value));
	}

	private void value(TerraformType type, TerraformValue value) throws IOException {
		if (type == TerraformType.DYNAMIC && DynamicTypes.of(value) != TerraformType.DYNAMIC) {
			dynamic(DynamicTypes.of(value), value);
		}
		else if (value.isNull()) {
			this.out.writeNull();
		}
		else if (value instanceof UnknownValue unknown) {
			this.out.writeExtensionType(UnknownEncoder.extension(type, unknown.refinements()));
		}
		else {
			known(type, value);
		}
	}

	private void dynamic(TerraformType type, TerraformValue value) throws IOException {
		this.out.writeStartArray();
		this.out.writeBinary(TypeText.write(type).toString().getBytes(StandardCharsets.UTF_8));
		value(type, value);
		this.out.writeEndArray();
	}

	private void known(TerraformType type, TerraformValue value) throws IOException {
		if (type == TerraformType.STRING && value instanceof StringValue string) {
			this.out.writeString(text(string.text()));
		}
		else if (type == TerraformType.NUMBER && value instanceof NumberValue number) {
			number(this.out, number.number());
		}
		else if (type == TerraformType.NUMBER && value instanceof InfinityValue infinity) {
			this.out.writeNumber(
					(infinity == InfinityValue.POSITIVE) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
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

	/**
	 * Write a number: whole ones of 64 bits and fractions that are exactly a double as
	 * such, all others as decimal text.
	 */
	static void number(MessagePackGenerator out, BigDecimal number) throws IOException {
		BigDecimal plain = number.stripTrailingZeros();
		double nearest = plain.doubleValue();
		if (plain.scale() <= 0 && plain.toBigInteger().bitLength() < Long.SIZE) {
			out.writeNumber(plain.longValueExact());
		}
		else if (plain.scale() > 0 && Double.isFinite(nearest) && new BigDecimal(nearest).compareTo(plain) == 0) {
			out.writeNumber(nearest);
		}
		else {
			out.writeString(plain.toPlainString());
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
