/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Reads value tokens from MessagePack bytes. Tokens are decoded only on demand, and names
 * are compared as bytes.
 */
final class MessagePackInput extends ValueInput {

	private static final char REPLACEMENT = '\uFFFD';

	private static final String NAME_REQUIRED = "a string key is required";

	private final byte[] source;

	private final ContainerStack open = new ContainerStack();

	private JsonToken token = JsonToken.NOT_AVAILABLE;

	/**
	 * First byte of the current token.
	 */
	private int format;

	/**
	 * Where the content of the current token begins: what comes after its length.
	 */
	private int content;

	/**
	 * Length of that content in bytes, or number of elements of a structure.
	 */
	private int length;

	/**
	 * Where the next token begins.
	 */
	private int position;

	private MessagePackInput(byte[] source) {
		this.source = source;
	}

	static MessagePackInput open(byte[] source) {
		MessagePackStructure.require(source);
		return new MessagePackInput(source);
	}

	@Override
	JsonToken token() {
		return this.token;
	}

	@Override
	JsonToken next() {
		if (this.open.atEnd()) {
			this.token = this.open.close();
			return this.token;
		}
		boolean name = this.open.advance();
		int format = this.source[this.position] & 0xff;
		this.format = format;
		this.content = this.position + 1;
		JsonToken token = decode(format);
		if (name && token.isStructStart()) {
			throw new CodecException(NAME_REQUIRED);
		}
		this.token = (name && isText(token)) ? JsonToken.PROPERTY_NAME : token;
		return this.token;
	}

	/**
	 * Decodes the header of a token, whose length has been found to be there.
	 */
	private JsonToken decode(int format) {
		if (format <= MessagePackFormat.POSITIVE_FIXINT_LAST || format >= MessagePackFormat.NEGATIVE_FIXINT) {
			return scalar(JsonToken.VALUE_NUMBER_INT, 0);
		}
		if (format < MessagePackFormat.FIXARRAY) {
			return structure(JsonToken.START_OBJECT, format & 0x0f);
		}
		if (format < MessagePackFormat.FIXSTR) {
			return structure(JsonToken.START_ARRAY, format & 0x0f);
		}
		if (format < MessagePackFormat.NIL) {
			return scalar(JsonToken.VALUE_STRING, format & 0x1f);
		}
		int size = MessagePackFormat.lengthSize(format);
		if (size == 0) {
			return scalar(fixed(format), MessagePackFormat.fixedLength(format));
		}
		int length = (int) MessagePackStructure.length(this.source, this.content, size);
		this.content += size;
		if (MessagePackFormat.isArray(format)) {
			return structure(JsonToken.START_ARRAY, length);
		}
		if (MessagePackFormat.isMap(format)) {
			return structure(JsonToken.START_OBJECT, length);
		}
		if (MessagePackFormat.isSizedExtension(format)) {
			return scalar(JsonToken.VALUE_EMBEDDED_OBJECT, length + 1);
		}
		return scalar((format < MessagePackFormat.EXT8) ? JsonToken.VALUE_EMBEDDED_OBJECT : JsonToken.VALUE_STRING,
				length);
	}

	private static JsonToken fixed(int format) {
		return switch (format) {
			case MessagePackFormat.NIL -> JsonToken.VALUE_NULL;
			case MessagePackFormat.FALSE -> JsonToken.VALUE_FALSE;
			case MessagePackFormat.TRUE -> JsonToken.VALUE_TRUE;
			case MessagePackFormat.FLOAT32, MessagePackFormat.FLOAT64 -> JsonToken.VALUE_NUMBER_FLOAT;
			default ->
				(format < MessagePackFormat.FIXEXT1) ? JsonToken.VALUE_NUMBER_INT : JsonToken.VALUE_EMBEDDED_OBJECT;
		};
	}

	private JsonToken scalar(JsonToken token, int length) {
		this.length = length;
		this.position = this.content + length;
		return token;
	}

	private JsonToken structure(JsonToken token, int elements) {
		this.length = elements;
		this.position = this.content;
		this.open.push(token == JsonToken.START_OBJECT, elements);
		return token;
	}

	@Override
	void skip() {
		if (this.token == JsonToken.START_ARRAY || this.token == JsonToken.START_OBJECT) {
			this.position = MessagePackStructure.skip(this.source, this.position, this.open.remaining());
			this.token = this.open.close();
		}
	}

	/**
	 * Return whether a token is text, which may also be written as binary.
	 */
	private boolean isText(JsonToken token) {
		return token == JsonToken.VALUE_STRING || token == JsonToken.VALUE_EMBEDDED_OBJECT && isBinary();
	}

	private boolean isBinary() {
		return this.format >= MessagePackFormat.BIN8 && this.format <= MessagePackFormat.BIN32;
	}

	@Override
	boolean isName(EncodedName name) {
		byte[] bytes = name.bytes();
		if (this.token != JsonToken.PROPERTY_NAME || this.length != bytes.length) {
			return false;
		}
		for (int i = 0; i < bytes.length; i++) {
			if (this.source[this.content + i] != bytes[i]) {
				return false;
			}
		}
		return true;
	}

	@Override
	String name() {
		require(JsonToken.PROPERTY_NAME, NAME_REQUIRED);
		return text();
	}

	@Override
	String key() {
		return name();
	}

	@Override
	String string() {
		if (!isText(this.token)) {
			throw new CodecException("string is required");
		}
		return text();
	}

	private String text() {
		for (int i = 0; i < this.length; i++) {
			if (this.source[this.content + i] < 0) {
				String text = new String(this.source, this.content, this.length, StandardCharsets.UTF_8);
				return (text.indexOf(REPLACEMENT) < 0) ? text : strictText();
			}
		}
		return new String(this.source, this.content, this.length, StandardCharsets.ISO_8859_1);
	}

	/**
	 * Decodes text that contains the replacement character, or what had to be replaced.
	 */
	private String strictText() {
		try {
			return StandardCharsets.UTF_8.newDecoder()
				.onMalformedInput(CodingErrorAction.REPORT)
				.onUnmappableCharacter(CodingErrorAction.REPORT)
				.decode(ByteBuffer.wrap(this.source, this.content, this.length))
				.toString();
		}
		catch (CharacterCodingException ex) {
			throw new CodecException("string is not valid UTF-8", ex);
		}
	}

	@Override
	boolean bool() {
		if (this.token == JsonToken.VALUE_TRUE) {
			return true;
		}
		require(JsonToken.VALUE_FALSE, "bool is required");
		return false;
	}

	@Override
	TerraformValue number() {
		if (this.token == JsonToken.VALUE_NUMBER_INT) {
			long number = bits();
			return (this.format != MessagePackFormat.UINT64 || number >= 0) ? TerraformValue.number(number)
					: TerraformValue.number(new BigDecimal(
							new BigInteger(1, Arrays.copyOfRange(this.source, this.content, this.position))));
		}
		if (this.token == JsonToken.VALUE_NUMBER_FLOAT) {
			long bits = bits();
			return number((this.format == MessagePackFormat.FLOAT64) ? Double.longBitsToDouble(bits)
					: Float.intBitsToFloat((int) bits));
		}
		return NumberText.read(isText(this.token) ? text() : null);
	}

	/**
	 * Return the current token as a whole number.
	 */
	long integer() {
		require(JsonToken.VALUE_NUMBER_INT, "whole number is required");
		long number = bits();
		if (this.format == MessagePackFormat.UINT64 && number < 0) {
			throw new CodecException("whole number is too large");
		}
		return number;
	}

	/**
	 * Return the bytes of the current token as a number, with a sign where the format has
	 * one.
	 */
	private long bits() {
		if (this.length == 0) {
			return (byte) this.format;
		}
		long number = MessagePackStructure.length(this.source, this.content, this.length);
		int unused = Long.SIZE - Byte.SIZE * this.length;
		return (this.format >= MessagePackFormat.INT8) ? number << unused >> unused : number;
	}

	/**
	 * Return the number that a double stands for: the shortest decimal, which is what
	 * Terraform compares. A single-precision number has been widened exactly before.
	 */
	static TerraformValue number(double number) {
		if (Double.isNaN(number)) {
			throw new CodecException("number is required, but this is not a number (NaN)");
		}
		if (Double.isInfinite(number)) {
			return (number > 0) ? InfinityValue.POSITIVE : InfinityValue.NEGATIVE;
		}
		return TerraformValue.number(BigDecimal.valueOf(number));
	}

	@Override
	@Nullable TerraformValue unknown(TerraformType type) {
		if (isBinary()) {
			return null;
		}
		byte[] payload = Arrays.copyOfRange(this.source, this.content + 1, this.position);
		return UnknownInput.read(new MessagePackExtension(this.source[this.content], payload), type);
	}

	@Override
	TerraformValue dynamic(DynamicNode node) {
		require(JsonToken.START_ARRAY, "a dynamic value is required: an array of its type and the value itself");
		if (next() == JsonToken.END_ARRAY) {
			throw wrongLength();
		}
		if (!isText(this.token)) {
			throw new CodecException("a dynamic value must begin with its type");
		}
		byte[] json = Arrays.copyOfRange(this.source, this.content, this.position);
		if (next() == JsonToken.END_ARRAY) {
			throw wrongLength();
		}
		TerraformValue value = node.carried(json).node().read(this);
		if (next() != JsonToken.END_ARRAY) {
			throw wrongLength();
		}
		return value;
	}

	private static CodecException wrongLength() {
		return new CodecException("dynamic value array must have exactly two elements");
	}

	@Override
	boolean fillsMissingAttributes() {
		return false;
	}

	@Override
	boolean ignoresUnsupportedAttributes() {
		return false;
	}

	@Override
	public void close() {
	}

}
