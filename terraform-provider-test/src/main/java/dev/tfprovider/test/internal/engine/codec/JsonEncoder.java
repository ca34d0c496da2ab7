/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.value.SetOrder;
import dev.tfprovider.value.BoolValue;
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
import org.jspecify.annotations.Nullable;

/**
 * Writes a value as JSON, as Core does.
 */
final class JsonEncoder {

	private static final JsonFactory FACTORY = new JsonFactoryBuilder().characterEscapes(new Escapes())
		.build()
		.setCodec(new ObjectMapper());

	private final JsonGenerator out;

	private JsonEncoder(JsonGenerator out) {
		this.out = out;
	}

	static ByteString write(TerraformType type, TerraformValue value) {
		ByteString.Output bytes = ByteString.newOutput();
		try (JsonGenerator generator = FACTORY.createGenerator(bytes)) {
			new JsonEncoder(generator).value(type, value);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return bytes.toByteString();
	}

	private void value(TerraformType type, TerraformValue value) throws IOException {
		if (value.isUnknown()) {
			throw new HostCodecException("value is not known");
		}
		if (type == TerraformType.DYNAMIC && DynamicTypes.of(value) != TerraformType.DYNAMIC) {
			dynamic(DynamicTypes.of(value), value);
		}
		else if (value.isNull()) {
			this.out.writeNull();
		}
		else {
			known(type, value);
		}
	}

	private void dynamic(TerraformType type, TerraformValue value) throws IOException {
		this.out.writeStartObject();
		this.out.writeFieldName("value");
		value(type, value);
		this.out.writeFieldName("type");
		this.out.writeTree(TypeText.write(type));
		this.out.writeEndObject();
	}

	private void known(TerraformType type, TerraformValue value) throws IOException {
		if (type == TerraformType.STRING && value instanceof StringValue string) {
			this.out.writeString(MessagePackEncoder.text(string.text()));
		}
		else if (type == TerraformType.NUMBER && value instanceof NumberValue number) {
			this.out.writeNumber(number.number().toPlainString());
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
			this.out.writeFieldName(MessagePackEncoder.text(entry.getKey()));
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
	 * Escapes what Core escapes besides what JSON demands.
	 */
	private static final class Escapes extends CharacterEscapes {

		private static final long serialVersionUID = 1L;

		private final int[] ascii = standardAsciiEscapesForJSON();

		Escapes() {
			for (char character : "<>&".toCharArray()) {
				this.ascii[character] = ESCAPE_CUSTOM;
			}
		}

		@Override
		public int[] getEscapeCodesForAscii() {
			return this.ascii;
		}

		@Override
		public @Nullable SerializableString getEscapeSequence(int character) {
			boolean escaped = "<>&\u2028\u2029".indexOf(character) >= 0;
			return escaped ? new SerializedString(String.format(Locale.ROOT, "\\u%04x", character)) : null;
		}

	}

}
