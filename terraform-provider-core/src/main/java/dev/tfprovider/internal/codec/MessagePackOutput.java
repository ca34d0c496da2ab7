/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Writes value tokens as MessagePack, each in its shortest format, as Terraform does.
 */
final class MessagePackOutput extends ValueOutput {

	private static final int INITIAL_SIZE = 512;

	/**
	 * Most bytes in front of the content of a token.
	 */
	private static final int HEADER = 9;

	private static final int MAX_BYTE = 0xff;

	private static final int MAX_SHORT = 0xffff;

	private byte[] bytes = new byte[INITIAL_SIZE];

	private int size;

	byte[] toByteArray() {
		return Arrays.copyOf(this.bytes, this.size);
	}

	@Override
	void startObject(int size) {
		structure(size, MessagePackFormat.FIXMAP, MessagePackFormat.MAP16, MessagePackFormat.MAP32);
	}

	@Override
	void endObject() {
	}

	@Override
	void startArray(int size) {
		structure(size, MessagePackFormat.FIXARRAY, MessagePackFormat.ARRAY16, MessagePackFormat.ARRAY32);
	}

	@Override
	void endArray() {
	}

	private void structure(int size, int fixed, int medium, int large) {
		ensure(HEADER);
		if (size <= 0x0f) {
			put(fixed | size);
		}
		else if (size <= MAX_SHORT) {
			put(medium, size, 2);
		}
		else {
			put(large, size, 4);
		}
	}

	@Override
	void name(EncodedName name) {
		text(name.bytes());
	}

	@Override
	void key(String key) {
		string(key);
	}

	@Override
	void nothing() {
		ensure(HEADER);
		put(MessagePackFormat.NIL);
	}

	@Override
	void bool(boolean value) {
		ensure(HEADER);
		put(value ? MessagePackFormat.TRUE : MessagePackFormat.FALSE);
	}

	/**
	 * {@inheritDoc}
	 * <p>
	 * Most text is ASCII and needs no array of its own on the way.
	 */
	@Override
	void string(String text) {
		int length = text.length();
		int before = this.size;
		ensure(HEADER + length);
		textHeader(length);
		int start = this.size;
		for (int i = 0; i < length; i++) {
			char character = text.charAt(i);
			if (character > Byte.MAX_VALUE) {
				this.size = before;
				text(Surrogates.requirePaired(text).getBytes(StandardCharsets.UTF_8));
				return;
			}
			this.bytes[start + i] = (byte) character;
		}
		this.size = start + length;
	}

	private void text(byte[] utf8) {
		ensure(HEADER + utf8.length);
		textHeader(utf8.length);
		put(utf8);
	}

	private void textHeader(int length) {
		if (length <= 0x1f) {
			put(MessagePackFormat.FIXSTR | length);
		}
		else {
			length(MessagePackFormat.STR8, length);
		}
	}

	@Override
	void number(BigDecimal number) {
		if (NumberEncoding.isLong(number)) {
			integer(number.longValue());
		}
		else if (NumberEncoding.isDouble(number)) {
			real(number.doubleValue());
		}
		else {
			string(number.toPlainString());
		}
	}

	void integer(long number) {
		ensure(HEADER);
		if (number >= 0) {
			natural(number);
		}
		else if (number >= -32) {
			put((int) number);
		}
		else if (number >= Byte.MIN_VALUE) {
			put(MessagePackFormat.INT8, number, 1);
		}
		else if (number >= Short.MIN_VALUE) {
			put(MessagePackFormat.INT16, number, 2);
		}
		else if (number >= Integer.MIN_VALUE) {
			put(MessagePackFormat.INT32, number, 4);
		}
		else {
			put(MessagePackFormat.INT64, number, 8);
		}
	}

	private void natural(long number) {
		if (number <= MessagePackFormat.POSITIVE_FIXINT_LAST) {
			put((int) number);
		}
		else if (number <= MAX_BYTE) {
			put(MessagePackFormat.UINT8, number, 1);
		}
		else if (number <= MAX_SHORT) {
			put(MessagePackFormat.UINT16, number, 2);
		}
		else if (number <= 0xffff_ffffL) {
			put(MessagePackFormat.UINT32, number, 4);
		}
		else {
			put(MessagePackFormat.UINT64, number, 8);
		}
	}

	private void real(double number) {
		ensure(HEADER);
		put(MessagePackFormat.FLOAT64, Double.doubleToLongBits(number), 8);
	}

	@Override
	void infinity(InfinityValue value) {
		real((value == InfinityValue.POSITIVE) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
	}

	@Override
	void unknown(TerraformType type, UnknownValue.Refinements refinements) {
		MessagePackExtension extension = UnknownOutput.write(type, refinements);
		int length = extension.payload().length;
		ensure(HEADER + length);
		if (length <= 16 && Integer.bitCount(length) == 1) {
			put(MessagePackFormat.FIXEXT1 + Integer.numberOfTrailingZeros(length));
		}
		else {
			length(MessagePackFormat.EXT8, length);
		}
		put(extension.type());
		put(extension.payload());
	}

	@Override
	void dynamic(DynamicNode.CarriedType type, TerraformValue value) {
		startArray(2);
		binary(type.json());
		type.node().write(value, this);
	}

	private void binary(byte[] content) {
		ensure(HEADER + content.length);
		length(MessagePackFormat.BIN8, content.length);
		put(content);
	}

	/**
	 * Puts a format and a length of one byte, or the next format and a length of two, or
	 * the one after it and a length of four.
	 */
	private void length(int format, int length) {
		if (length <= MAX_BYTE) {
			put(format, length, 1);
		}
		else if (length <= MAX_SHORT) {
			put(format + 1, length, 2);
		}
		else {
			put(format + 2, length, 4);
		}
	}

	private void ensure(int more) {
		if (this.bytes.length - this.size < more) {
			this.bytes = Arrays.copyOf(this.bytes, Math.max(2 * this.bytes.length, Math.addExact(this.size, more)));
		}
	}

	private void put(int value) {
		this.bytes[this.size++] = (byte) value;
	}

	private void put(int format, long value, int length) {
		put(format);
		for (int shift = Byte.SIZE * (length - 1); shift >= 0; shift -= Byte.SIZE) {
			put((int) (value >> shift));
		}
	}

	private void put(byte[] content) {
		System.arraycopy(content, 0, this.bytes, this.size, content.length);
		this.size += content.length;
	}

}
