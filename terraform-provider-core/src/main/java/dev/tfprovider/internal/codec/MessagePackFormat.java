/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

/**
 * Represents the format of a MessagePack value, as given by its first byte.
 */
final class MessagePackFormat {

	public static final int POSITIVE_FIXINT_LAST = 0x7f;

	public static final int FIXMAP = 0x80;

	public static final int FIXARRAY = 0x90;

	public static final int FIXSTR = 0xa0;

	public static final int NIL = 0xc0;

	private static final int NEVER_USED = 0xc1;

	public static final int FALSE = 0xc2;

	public static final int TRUE = 0xc3;

	public static final int BIN8 = 0xc4;

	public static final int BIN16 = 0xc5;

	public static final int BIN32 = 0xc6;

	public static final int EXT8 = 0xc7;

	public static final int EXT16 = 0xc8;

	static final int EXT32 = 0xc9;

	public static final int FLOAT32 = 0xca;

	public static final int FLOAT64 = 0xcb;

	public static final int UINT8 = 0xcc;

	public static final int UINT16 = 0xcd;

	public static final int UINT32 = 0xce;

	public static final int UINT64 = 0xcf;

	public static final int INT8 = 0xd0;

	public static final int INT16 = 0xd1;

	public static final int INT32 = 0xd2;

	public static final int INT64 = 0xd3;

	public static final int FIXEXT1 = 0xd4;

	public static final int STR8 = 0xd9;

	public static final int STR16 = 0xda;

	public static final int STR32 = 0xdb;

	public static final int ARRAY16 = 0xdc;

	public static final int ARRAY32 = 0xdd;

	public static final int MAP16 = 0xde;

	public static final int MAP32 = 0xdf;

	public static final int NEGATIVE_FIXINT = 0xe0;

	private MessagePackFormat() {
	}

	/**
	 * Return how many bytes after the first one hold a length, of the formats from
	 * {@link #NIL} to {@link #MAP32}.
	 * @throws CodecException if there is no such format
	 */
	static int lengthSize(int format) {
		return switch (format) {
			case BIN8, EXT8, STR8 -> 1;
			case BIN16, EXT16, STR16, ARRAY16, MAP16 -> 2;
			case BIN32, EXT32, STR32, ARRAY32, MAP32 -> 4;
			case NEVER_USED -> throw new CodecException("malformed MessagePack: unknown format");
			default -> 0;
		};
	}

	/**
	 * Return how many bytes follow the first one where no length says so.
	 */
	static int fixedLength(int format) {
		return switch (format) {
			case UINT8, INT8 -> 1;
			case UINT16, INT16 -> 2;
			case FLOAT32, UINT32, INT32 -> 4;
			case FLOAT64, UINT64, INT64 -> 8;
			case NIL, FALSE, TRUE -> 0;
			// the payload and the byte that tells its type
			default -> (1 << (format - FIXEXT1)) + 1;
		};
	}

	static boolean isArray(int format) {
		return format == ARRAY16 || format == ARRAY32;
	}

	static boolean isMap(int format) {
		return format == MAP16 || format == MAP32;
	}

	/**
	 * Return whether the byte after the length tells the type of an extension.
	 */
	static boolean isSizedExtension(int format) {
		return format >= EXT8 && format <= EXT32;
	}

}
