/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.msgpack.core.ExtensionTypeHeader;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePackException;
import org.msgpack.core.MessageStringCodingException;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.value.Value;
import org.msgpack.value.ValueFactory;

/**
 * Reads the syntax of MessagePack: the first value of some bytes, whatever follows it.
 *
 * @param unpacker reads the bytes
 * @param size how many bytes there are
 */
record WireReader(MessageUnpacker unpacker, int size) {

	private static final int MAX_DEPTH = 1000;

	static Value read(byte[] bytes) {
		// No text is longer than the bytes that hold it, whatever it says of itself
		try (MessageUnpacker unpacker = new MessagePack.UnpackerConfig().withStringSizeLimit(bytes.length)
			.newUnpacker(bytes)) {
			return new WireReader(unpacker, bytes.length).value(0);
		}
		catch (MessagePackException ex) {
			throw new HostCodecException("EOF", ex);
		}
		catch (IOException ex) {
			throw new HostCodecException("invalid MessagePack", ex);
		}
	}

	private Value value(int depth) throws IOException {
		if (depth > MAX_DEPTH) {
			throw new HostCodecException("values are nested more than " + MAX_DEPTH + " levels deep");
		}
		return switch (this.unpacker.getNextFormat().getValueType()) {
			case ARRAY -> ValueFactory.newArray(values(this.unpacker.unpackArrayHeader(), depth));
			case MAP -> ValueFactory.newMap(values(2L * this.unpacker.unpackMapHeader(), depth));
			case EXTENSION -> extension(this.unpacker.unpackExtensionTypeHeader());
			default -> this.unpacker.unpackValue();
		};
	}

	private Value[] values(long count, int depth) throws IOException {
		List<Value> values = new ArrayList<>();
		while (values.size() < count) {
			values.add(value(depth + 1));
		}
		return values.toArray(Value[]::new);
	}

	private Value extension(ExtensionTypeHeader header) throws IOException {
		if (header.getLength() > this.size) {
			throw new HostCodecException("EOF");
		}
		return ValueFactory.newExtension(header.getType(), this.unpacker.readPayload(header.getLength()));
	}

	/**
	 * Return the text of a value that is one. A host would keep what is not UTF-8, and
	 * Java cannot.
	 */
	static String text(Value value) {
		try {
			return value.asRawValue().asString();
		}
		catch (MessageStringCodingException ex) {
			throw new HostCodecException("string is not valid UTF-8", ex);
		}
	}

}
