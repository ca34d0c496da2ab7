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
				ByteString.fromHex("C0"), ByteString.fromHex("C1"), ByteString.fromHex("DDFFFFFFFF"),
				ByteString.fromHex("DFFFFFFFFF"), ByteString.fromHex("DB7FFFFFFF"), ByteString.fromHex("C6FFFFFFFF"),
				// a map that ends too early, a text that is no UTF-8, something after the
				// end
				ByteString.fromHex("82A161"), ByteString.fromHex("81A1FFC0"), ByteString.fromHex("8080"),
				// an unknown value of a broken refinement, an unknown whole object
				ByteString.fromHex("C7030CFFFFFF"), ByteString.fromHex("D40000"),
				// nothing but the start of arrays
				repeated((byte) 0x91), repeated((byte) '['), ByteString.copyFromUtf8("{}"),
				ByteString.copyFromUtf8("null"), ByteString.copyFromUtf8("{\"a\":1,\"a\":2}"),
				ByteString.copyFromUtf8("{\"id\": 1e999999999}"), ByteString.copyFromUtf8("{\"\\ud800\": \"\\ud800\"}"),
				ByteString.copyFromUtf8("{\"id\": "));
	}

	private static ByteString repeated(byte value) {
		byte[] bytes = new byte[DEEP];
		Arrays.fill(bytes, value);
		return ByteString.copyFrom(bytes);
	}

}
