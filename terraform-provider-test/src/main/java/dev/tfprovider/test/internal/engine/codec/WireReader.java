/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePackException;
import org.msgpack.core.MessageStringCodingException;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.jackson.dataformat.MessagePackExtensionType;

/**
 * Reads the syntax of MessagePack: the first value of some bytes, whatever follows it.
 */
final class WireReader {

	private static final int MAX_DEPTH = 1000;

	private static final char REPLACEMENT = '\uFFFD';

	private static final MessagePack.UnpackerConfig STRICT = new MessagePack.UnpackerConfig()
		.withActionOnMalformedString(CodingErrorAction.REPORT);

	private final byte[] bytes;

	private final JsonParser parser;

	private int depth;

	private WireReader(byte[] bytes, JsonParser parser) {
		this.bytes = bytes;
		this.parser = parser;
	}

	static WireValue read(byte[] bytes) {
		try (JsonParser parser = MessagePackStreams.parser(bytes)) {
			WireReader reader = new WireReader(bytes, parser);
			return reader.value(reader.next());
		}
		catch (EOFException | JsonEOFException | MessagePackException ex) {
			throw new HostCodecException("EOF", ex);
		}
		catch (IOException ex) {
			throw new HostCodecException("invalid MessagePack", ex);
		}
	}

	private JsonToken next() throws IOException {
		JsonToken token = this.parser.nextToken();
		if (token == null) {
			throw new EOFException();
		}
		return token;
	}

	private WireValue value(JsonToken token) throws IOException {
		return switch (token) {
			case VALUE_NULL -> new WireValue.Nil();
			case VALUE_TRUE -> new WireValue.Bool(true);
			case VALUE_FALSE -> new WireValue.Bool(false);
			case VALUE_NUMBER_INT -> new WireValue.Int(this.parser.getBigIntegerValue());
			case VALUE_NUMBER_FLOAT -> new WireValue.Real(this.parser.getDoubleValue());
			case VALUE_STRING -> new WireValue.Text(text(this.parser.getText()), false);
			case VALUE_EMBEDDED_OBJECT -> embedded(this.parser.getEmbeddedObject());
			case START_ARRAY -> sequence();
			case START_OBJECT -> entries();
			default -> throw new HostCodecException("invalid MessagePack");
		};
	}

	private WireValue embedded(Object content) throws IOException {
		if (content instanceof MessagePackExtensionType extension) {
			return new WireValue.Extension(extension.getType(), extension.getData());
		}
		return new WireValue.Text(text(new String((byte[]) content, StandardCharsets.UTF_8)), true);
	}

	private WireValue sequence() throws IOException {
		enter();
		List<WireValue> elements = new ArrayList<>();
		for (JsonToken token = next(); token != JsonToken.END_ARRAY; token = next()) {
			elements.add(value(token));
		}
		this.depth--;
		return new WireValue.Sequence(elements);
	}

	private WireValue entries() throws IOException {
		enter();
		List<WireValue.Entry> entries = new ArrayList<>();
		for (JsonToken token = next(); token != JsonToken.END_OBJECT; token = next()) {
			if (token != JsonToken.FIELD_NAME) {
				throw new HostCodecException("a string key is required");
			}
			boolean textual = MessagePack.Code.isFixStr(format()) || isLongText(format());
			String key = textual ? text(this.parser.currentName()) : this.parser.currentName();
			entries.add(new WireValue.Entry(key, textual, value(next())));
		}
		this.depth--;
		return new WireValue.Entries(entries);
	}

	/**
	 * The parser makes text of all keys: the first byte tells what they were.
	 */
	private byte format() {
		return this.bytes[(int) this.parser.currentTokenLocation().getCharOffset()];
	}

	private static boolean isLongText(byte format) {
		return switch (format) {
			case MessagePack.Code.STR8, MessagePack.Code.STR16, MessagePack.Code.STR32, MessagePack.Code.BIN8,
					MessagePack.Code.BIN16, MessagePack.Code.BIN32 ->
				true;
			default -> false;
		};
	}

	private void enter() {
		this.depth++;
		if (this.depth > MAX_DEPTH) {
			throw new HostCodecException("values are nested more than " + MAX_DEPTH + " levels deep");
		}
	}

	/**
	 * The parser replaces what is not UTF-8, which a host would keep and Java cannot.
	 */
	private String text(String text) throws IOException {
		if (text.indexOf(REPLACEMENT) < 0) {
			return text;
		}
		int start = (int) this.parser.currentTokenLocation().getCharOffset();
		int end = (int) this.parser.currentLocation().getCharOffset();
		try (MessageUnpacker unpacker = STRICT.newUnpacker(this.bytes, start, end - start)) {
			return unpacker.unpackString();
		}
		catch (MessageStringCodingException ex) {
			throw new HostCodecException("string is not valid UTF-8", ex);
		}
	}

}
