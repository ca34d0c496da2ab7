/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;

import org.msgpack.core.MessageInsufficientBufferException;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePackException;
import org.msgpack.core.MessageUnpacker;

/**
 * Walks over a MessagePack value before it is read, to make sure that every length it
 * claims is there. The parser would otherwise allocate what a length claims, up to 64 MiB
 * at once. Needs no memory and no stack, whatever the bytes are.
 */
final class MessagePackStructure {

	private MessagePackStructure() {
	}

	/**
	 * Require that the bytes begin with a complete value.
	 */
	static void require(byte[] source) {
		try (MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(source)) {
			long open = 1;
			while (open > 0) {
				open += walk(unpacker) - 1;
			}
		}
		catch (IOException | MessagePackException ex) {
			throw malformed(ex);
		}
	}

	/**
	 * Go into the next structure or beyond the next value without one.
	 * @return how many values are inside
	 */
	private static long walk(MessageUnpacker unpacker) throws IOException {
		return switch (unpacker.getNextFormat().getValueType()) {
			case ARRAY -> unpacker.unpackArrayHeader();
			case MAP -> 2L * unpacker.unpackMapHeader();
			default -> {
				unpacker.skipValue();
				yield 0;
			}
		};
	}

	static CodecException malformed(Exception cause) {
		return new CodecException((cause instanceof MessageInsufficientBufferException) ? "unexpected end of input"
				: "malformed MessagePack: " + cause.getMessage(), cause);
	}

}
