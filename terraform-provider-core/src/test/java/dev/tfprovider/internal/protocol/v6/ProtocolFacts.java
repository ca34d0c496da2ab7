/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.GenericDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;

/**
 * Everything of a protocol file that travels on the wire, as lines of text: once from the
 * generated descriptor, once from a table written by hand.
 */
public final class ProtocolFacts {

	private final String prefix;

	private final List<String> lines = new ArrayList<>();

	private ProtocolFacts(FileDescriptor file) {
		this.prefix = file.getPackage() + ".";
		file.getServices().forEach((service) -> service.getMethods().forEach(this::add));
		file.getMessageTypes().forEach(this::add);
		file.getEnumTypes().forEach(this::add);
	}

	public static List<String> of(FileDescriptor file) {
		return new ProtocolFacts(file).lines;
	}

	public static List<String> fromTable(Class<?> test, String resource) {
		try (InputStream table = test.getResourceAsStream(resource)) {
			return new String(table.readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.startsWith("#"))
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private void add(MethodDescriptor method) {
		this.lines.add("rpc %s %s %s %s".formatted(name(method), shape(method), name(method.getInputType()),
				name(method.getOutputType())));
	}

	private void add(Descriptor message) {
		if (message.getOptions().getMapEntry()) {
			return;
		}
		this.lines.add("message " + name(message));
		message.getFields().forEach(this::add);
		message.getNestedTypes().forEach(this::add);
		message.getEnumTypes().forEach(this::add);
	}

	private void add(FieldDescriptor field) {
		this.lines.add("field %s %d %s %s%s".formatted(name(field.getContainingType()), field.getNumber(),
				field.getName(), type(field), label(field)));
	}

	private void add(EnumDescriptor type) {
		type.getValues()
			.forEach((value) -> this.lines
				.add("value %s %d %s".formatted(name(type), value.getNumber(), value.getName())));
	}

	private String type(FieldDescriptor field) {
		if (field.isMapField()) {
			List<FieldDescriptor> entry = field.getMessageType().getFields();
			return "map<%s,%s>".formatted(type(entry.get(0)), type(entry.get(1)));
		}
		return switch (field.getJavaType()) {
			case MESSAGE -> name(field.getMessageType());
			case ENUM -> name(field.getEnumType());
			default -> field.getType().name().toLowerCase(Locale.ROOT);
		};
	}

	private static String label(FieldDescriptor field) {
		if (field.isRepeated() && !field.isMapField()) {
			return " repeated";
		}
		OneofDescriptor oneof = field.getRealContainingOneof();
		if (oneof != null) {
			return " oneof:" + oneof.getName();
		}
		return field.toProto().getProto3Optional() ? " optional" : "";
	}

	private static String shape(MethodDescriptor method) {
		if (method.isClientStreaming()) {
			return method.isServerStreaming() ? "bidirectional-stream" : "client-stream";
		}
		return method.isServerStreaming() ? "server-stream" : "unary";
	}

	private String name(GenericDescriptor descriptor) {
		String name = descriptor.getFullName();
		return name.startsWith(this.prefix) ? name.substring(this.prefix.length()) : name;
	}

}
