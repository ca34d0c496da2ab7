/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

/**
 * Skips over a MessagePack value without decoding it. Every value is skipped before it is
 * decoded, to make sure that all lengths it declares are backed by bytes: a reader would
 * otherwise allocate what a length claims. Needs no memory and no stack, whatever the
 * bytes are.
 */
final class MessagePackStructure {

	private MessagePackStructure() {
	}

	/**
	 * Require that the bytes begin with a complete value.
	 */
	static void require(byte[] source) {
		skip(source, 0, 1);
	}

	/**
	 * Return where the next values end.
	 * @param source the bytes
	 * @param position where the first of them begins
	 * @param values how many there are
	 * @return offset after the last one
	 * @throws CodecException if one of them is not complete
	 */
	static int skip(byte[] source, int position, long values) {
		int next = position;
		long open = values;
		while (open > 0) {
			if (next >= source.length) {
				throw unexpectedEnd();
			}
			int format = source[next++] & 0xff;
			open--;
			if (format <= MessagePackFormat.POSITIVE_FIXINT_LAST || format >= MessagePackFormat.NEGATIVE_FIXINT) {
				continue;
			}
			if (format < MessagePackFormat.FIXARRAY) {
				open += 2L * (format & 0x0f);
			}
			else if (format < MessagePackFormat.FIXSTR) {
				open += format & 0x0f;
			}
			else if (format < MessagePackFormat.NIL) {
				next = advance(source, next, format & 0x1f);
			}
			else {
				int size = MessagePackFormat.lengthSize(format);
				long length = (size > 0) ? length(source, next, size) : MessagePackFormat.fixedLength(format);
				next = advance(source, next, size);
				if (MessagePackFormat.isArray(format)) {
					open += length;
				}
				else if (MessagePackFormat.isMap(format)) {
					open += 2 * length;
				}
				else {
					next = advance(source, next, length + (MessagePackFormat.isSizedExtension(format) ? 1 : 0));
				}
			}
		}
		return next;
	}

	/**
	 * Return an unsigned number.
	 */
	static long length(byte[] source, int position, int size) {
		if (source.length - position < size) {
			throw unexpectedEnd();
		}
		long length = 0;
		for (int i = 0; i < size; i++) {
			length = length << 8 | source[position + i] & 0xff;
		}
		return length;
	}

	private static int advance(byte[] source, int position, long length) {
		if (length > source.length - position) {
			throw unexpectedEnd();
		}
		return position + (int) length;
	}

	private static CodecException unexpectedEnd() {
		return new CodecException("unexpected end of input");
	}

}
