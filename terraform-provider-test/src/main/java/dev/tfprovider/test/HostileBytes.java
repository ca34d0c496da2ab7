/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Arrays;
import java.util.List;

import com.google.protobuf.ByteString;

/**
 * Provides malformed MessagePack and JSON values that break careless decoders.
 */
final class HostileBytes {

	private static final int DEEP = 100_000;

	private HostileBytes() {
	}

	static List<ByteString> all() {
		return List.of(ByteString.EMPTY,
				// nil, never used, an array and a map and a text far longer than the
				// message
				bytes(0xC0), bytes(0xC1), bytes(0xDD, 0xFF, 0xFF, 0xFF, 0xFF), bytes(0xDF, 0xFF, 0xFF, 0xFF, 0xFF),
				bytes(0xDB, 0x7F, 0xFF, 0xFF, 0xFF), bytes(0xC6, 0xFF, 0xFF, 0xFF, 0xFF),
				// a map that ends too early, a text that is no UTF-8, something after the
				// end
				bytes(0x82, 0xA1, 'a'), bytes(0x81, 0xA1, 0xFF, 0xC0), bytes(0x80, 0x80),
				// an unknown value of a broken refinement, an unknown whole object
				bytes(0xC7, 0x03, 0x0C, 0xFF, 0xFF, 0xFF), bytes(0xD4, 0x00, 0x00),
				// nothing but the start of arrays
				repeated((byte) 0x91), repeated((byte) '['), ByteString.copyFromUtf8("{}"),
				ByteString.copyFromUtf8("null"), ByteString.copyFromUtf8("{\"a\":1,\"a\":2}"),
				ByteString.copyFromUtf8("{\"id\": 1e999999999}"), ByteString.copyFromUtf8("{\"\\ud800\": \"\\ud800\"}"),
				ByteString.copyFromUtf8("{\"id\": "));
	}

	private static ByteString bytes(int... bytes) {
		byte[] copy = new byte[bytes.length];
		for (int i = 0; i < bytes.length; i++) {
			copy[i] = (byte) bytes[i];
		}
		return ByteString.copyFrom(copy);
	}

	private static ByteString repeated(byte value) {
		byte[] bytes = new byte[DEEP];
		Arrays.fill(bytes, value);
		return ByteString.copyFrom(bytes);
	}

}
