/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.plugin.PluginProcess;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of each request and response to files in the folder that a variable
 * names: {@code <time>_<rpc>_<message>_<field>.msgpack}, {@code .json} or {@code .empty}.
 */
public final class ProtocolData {

	/**
	 * Writes nothing.
	 */
	public static final ProtocolData NONE = new ProtocolData(null);

	static final String VARIABLE = "TF_LOG_SDK_PROTO_DATA_DIR";

	/** Names instead of descriptors, of which the first makes those of all messages. */
	private static final Set<String> VALUES = Set.of("tfplugin6.DynamicValue", "tfplugin6.RawState");

	private static final List<String> ENCODINGS = List.of("json", "msgpack");

	private final @Nullable ProtocolDataFiles files;

	ProtocolData(@Nullable ProtocolDataFiles files) {
		this.files = files;
	}

	/**
	 * Write to the directory that a launch names.
	 * @param process the process to look at
	 * @return what writes there, or nothing if there is none
	 */
	public static ProtocolData of(PluginProcess process) {
		String directory = process.variable(VARIABLE);
		return (directory != null)
				? new ProtocolData(new ProtocolDataFiles(process.workingDirectory().resolve(directory))) : NONE;
	}

	/**
	 * Write the values of a request.
	 * @param rpc name of the RPC
	 * @param request the message, nothing is done for others
	 */
	void request(String rpc, Object request) {
		write(rpc, "Request", request);
	}

	/**
	 * Write the values of a response.
	 * @param rpc name of the RPC
	 * @param response the message, nothing is done for others
	 */
	void response(String rpc, Object response) {
		write(rpc, "Response", response);
	}

	private void write(String rpc, String name, Object message) {
		if (this.files != null && message instanceof Message actual) {
			writeFields(this.files, rpc + "_" + name, GenericMessages.generic(actual));
		}
	}

	private static void writeFields(ProtocolDataFiles files, String prefix, Message message) {
		for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
			String name = prefix + "_" + camelCase(field.getName());
			if (field.isMapField()) {
				continue;
			}
			if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
				if (!field.isRepeated()) {
					writeValue(files, name, (Message) message.getField(field), message.hasField(field));
				}
				for (int index = 0; field.isRepeated() && index < message.getRepeatedFieldCount(field); index++) {
					writeValue(files, name + "_" + index, (Message) message.getRepeatedField(field, index), true);
				}
			}
			else if (field.getJavaType() == FieldDescriptor.JavaType.BYTE_STRING && name.endsWith("Private")) {
				ByteString bytes = (ByteString) message.getField(field);
				files.write(bytes.isEmpty() ? name + ".empty" : name, bytes);
			}
		}
	}

	private static void writeValue(ProtocolDataFiles files, String name, Message message, boolean present) {
		if (!VALUES.contains(message.getDescriptorForType().getFullName())) {
			if (present) {
				writeFields(files, name, message);
			}
			return;
		}
		ENCODINGS.stream()
			.map((encoding) -> message.getDescriptorForType().findFieldByName(encoding))
			.filter((field) -> field != null && !message.getField(field).equals(ByteString.EMPTY))
			.findFirst()
			.ifPresentOrElse((field) -> files.write(name + "." + field.getName(), (ByteString) message.getField(field)),
					() -> files.write(name + ".empty", ByteString.EMPTY));
	}

	private static String camelCase(String name) {
		return Arrays.stream(name.split("_"))
			.map((word) -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
			.collect(Collectors.joining());
	}

}
