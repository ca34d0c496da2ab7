/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

import org.msgpack.jackson.dataformat.MessagePackFactory;
import org.msgpack.jackson.dataformat.MessagePackGenerator;

/**
 * Creates Jackson's parsers and generators for MessagePack. They keep nothing from one
 * use to the next, because the payload of an extension is read while the value around it
 * is.
 */
final class MessagePackStreams {

	/**
	 * Extension of an unknown value with nothing more to say.
	 */
	static final byte UNKNOWN = 0;

	/**
	 * Extension of an unknown value with refinements.
	 */
	static final byte REFINED_UNKNOWN = 12;

	private static final MessagePackFactory FACTORY = new MessagePackFactory().setReuseResourceInGenerator(false)
		.setSupportIntegerKeys(true);

	private MessagePackStreams() {
	}

	static byte[] write(Content content) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (MessagePackGenerator generator = (MessagePackGenerator) FACTORY.createGenerator(bytes)) {
			content.write(generator);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return bytes.toByteArray();
	}

	/**
	 * Writes one value.
	 */
	interface Content {

		void write(MessagePackGenerator generator) throws IOException;

	}

}
