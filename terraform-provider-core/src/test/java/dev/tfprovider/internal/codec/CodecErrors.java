/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.assertj.core.api.ThrowableAssert;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

/**
 * Short forms that the tests of this package share.
 */
final class CodecErrors {

	private CodecErrors() {
	}

	static TerraformType type(String json) {
		return TypeJson.read(utf8(json));
	}

	static byte[] utf8(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	static byte[] hex(String text) {
		return HexFormat.of().parseHex(text.replace(" ", ""));
	}

	static String hex(byte[] bytes) {
		return HexFormat.of().formatHex(bytes);
	}

	static TerraformValue read(String type, String hex) {
		return ValueCodec.of(type(type)).read(hex(hex));
	}

	static TerraformValue readJson(String type, String json) {
		return ValueCodec.of(type(type)).readJson(utf8(json));
	}

	/**
	 * Return the message of the exception that the call must throw.
	 */
	static String messageOf(ThrowableAssert.ThrowingCallable call) {
		return catchThrowableOfType(CodecException.class, call).getMessage();
	}

}
