/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.call;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.jspecify.annotations.Nullable;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.value.Value;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * Messages of the protocol as JSON, with the names that their fields have there. Values
 * of Terraform are JSON themselves, and types too; other bytes are in Base64.
 */
final class MessageJson {

	/**
	 * Stands for a value that is not known yet.
	 */
	private static final String UNKNOWN = "$unknown";

	/**
	 * Fields that hold JSON, by the names of their messages.
	 */
	private static final Map<String, Set<String>> JSON_FIELDS = Map.of("RawState", Set.of("json"), "Attribute",
			Set.of("type"), "Parameter", Set.of("type"), "Return", Set.of("type"), "IdentityAttribute", Set.of("type"));

	private MessageJson() {
	}

	static StreamReadException mistake(JsonParser parser, @Nullable String what) {
		return new StreamReadException(parser, String.valueOf(what));
	}

	/**
	 * Read a message.
	 * @param parser is at its beginning, and is left at its end
	 * @throws StreamReadException if it is no such message
	 */
	static void read(JsonParser parser, Message.Builder message) {
		if (message instanceof Tfplugin6.DynamicValue.Builder || message instanceof Tfplugin6.RawState.Builder) {
			message.setField(message.getDescriptorForType().findFieldByName("json"),
					ByteString.copyFrom(structure(parser)));
			return;
		}
		if (parser.currentToken() != JsonToken.START_OBJECT) {
			throw mistake(parser, message.getDescriptorForType().getName() + " has to be an object");
		}
		while (parser.nextToken() != JsonToken.END_OBJECT) {
			String name = parser.currentName();
			FieldDescriptor field = message.getDescriptorForType().findFieldByName(name);
			if (field == null || field.isMapField()) {
				throw mistake(parser,
						"'" + name + "' cannot be given; there are "
								+ message.getDescriptorForType()
									.getFields()
									.stream()
									.filter((one) -> !one.isMapField())
									.map(FieldDescriptor::getName)
									.toList());
			}
			parser.nextToken();
			if (field.isRepeated()) {
				if (parser.currentToken() != JsonToken.START_ARRAY) {
					throw mistake(parser, "'" + name + "' has to be an array");
				}
				while (parser.nextToken() != JsonToken.END_ARRAY) {
					message.addRepeatedField(field, value(parser, message, field));
				}
			}
			else {
				message.setField(field, value(parser, message, field));
			}
		}
	}

	private static Object value(JsonParser parser, Message.Builder owner, FieldDescriptor field) {
		return switch (field.getJavaType()) {
			case MESSAGE -> {
				Message.Builder inner = owner.newBuilderForField(field);
				read(parser, inner);
				yield inner.build();
			}
			case STRING -> text(parser, field);
			case BOOLEAN -> parser.getBooleanValue();
			case INT -> parser.getIntValue();
			case LONG -> parser.getLongValue();
			case BYTE_STRING -> ByteString.copyFrom(parser.getBinaryValue());
			case ENUM -> {
				EnumValueDescriptor constant = field.getEnumType().findValueByName(text(parser, field));
				if (constant == null) {
					throw mistake(parser,
							"'" + field.getName() + "' has to be one of " + field.getEnumType().getValues());
				}
				yield constant;
			}
			default -> throw mistake(parser, "'" + field.getName() + "' cannot be given");
		};
	}

	private static String text(JsonParser parser, FieldDescriptor field) {
		if (parser.currentToken() != JsonToken.VALUE_STRING) {
			throw mistake(parser, "'" + field.getName() + "' has to be a string");
		}
		return parser.getString();
	}

	private static byte[] structure(JsonParser parser) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), bytes)) {
			json.copyCurrentStructure(parser);
		}
		return bytes.toByteArray();
	}

	/**
	 * Write a message.
	 */
	static void write(JsonGenerator json, Message message) throws IOException {
		if (message instanceof Tfplugin6.DynamicValue value) {
			write(json, value);
			return;
		}
		json.writeStartObject();
		for (Map.Entry<FieldDescriptor, Object> field : message.getAllFields().entrySet()) {
			json.writeName(field.getKey().getName());
			write(json, field.getKey(), field.getValue());
		}
		json.writeEndObject();
	}

	private static void write(JsonGenerator json, FieldDescriptor field, Object value) throws IOException {
		if (field.isMapField()) {
			json.writeStartObject();
			for (Object entry : (List<?>) value) {
				Message pair = (Message) entry;
				json.writeName(String.valueOf(pair.getField(pair.getDescriptorForType().findFieldByNumber(1))));
				FieldDescriptor inner = pair.getDescriptorForType().findFieldByNumber(2);
				element(json, inner, pair.getField(inner));
			}
			json.writeEndObject();
		}
		else if (field.isRepeated()) {
			json.writeStartArray();
			for (Object element : (List<?>) value) {
				element(json, field, element);
			}
			json.writeEndArray();
		}
		else {
			element(json, field, value);
		}
	}

	private static void element(JsonGenerator json, FieldDescriptor field, Object value) throws IOException {
		if (value instanceof Message message) {
			write(json, message);
		}
		else if (value instanceof ByteString bytes) {
			if (JSON_FIELDS.getOrDefault(field.getContainingType().getName(), Set.of()).contains(field.getName())) {
				json.writeRawValue(bytes.toString(StandardCharsets.UTF_8));
			}
			else {
				json.writeBinary(bytes.toByteArray());
			}
		}
		else {
			JsonTree.write(json, (value instanceof Boolean || value instanceof Number) ? value : String.valueOf(value));
		}
	}

	private static void write(JsonGenerator json, Tfplugin6.DynamicValue value) throws IOException {
		if (!value.getJson().isEmpty()) {
			json.writeRawValue(value.getJson().toString(StandardCharsets.UTF_8));
		}
		else if (value.getMsgpack().isEmpty()) {
			json.writeNull();
		}
		else {
			try (MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(value.getMsgpack().toByteArray())) {
				JsonTree.write(json, tree(unpacker.unpackValue()));
			}
		}
	}

	private static @Nullable Object tree(Value value) {
		return switch (value.getValueType()) {
			case NIL -> null;
			case BOOLEAN -> value.asBooleanValue().getBoolean();
			case INTEGER -> value.asIntegerValue().asBigInteger();
			case FLOAT -> value.asFloatValue().toDouble();
			case STRING -> value.asStringValue().asString();
			case BINARY -> Base64.getEncoder().encodeToString(value.asBinaryValue().asByteArray());
			case ARRAY -> {
				List<@Nullable Object> elements = new ArrayList<>();
				value.asArrayValue().forEach((element) -> elements.add(tree(element)));
				yield elements;
			}
			case MAP -> {
				Map<String, @Nullable Object> members = new LinkedHashMap<>();
				value.asMapValue()
					.map()
					.forEach((name, member) -> members.put(name.asStringValue().asString(), tree(member)));
				yield members;
			}
			case EXTENSION -> Map.of(UNKNOWN, true);
		};
	}

}
