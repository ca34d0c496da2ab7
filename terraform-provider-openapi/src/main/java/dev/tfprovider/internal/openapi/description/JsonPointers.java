/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * JSON pointers, as the part of a reference after its number sign.
 */
final class JsonPointers {

	private JsonPointers() {
	}

	/**
	 * Return the names and numbers that a pointer is made of.
	 * @param pointer a pointer, empty for the whole document
	 */
	static List<String> tokens(String pointer) {
		return pointer.isEmpty() ? List.of()
				: Arrays.stream(pointer.replaceFirst("^/", "").split("/", -1)).map(JsonPointers::decode).toList();
	}

	static String decode(String token) {
		String text = token;
		try {
			text = URLDecoder.decode(token.replace("+", "%2B"), StandardCharsets.UTF_8);
		}
		catch (IllegalArgumentException ex) {
			// its percent signs are meant as they are
		}
		return text.replace("~1", "/").replace("~0", "~");
	}

	static String encode(String token) {
		return URLEncoder.encode(token, StandardCharsets.UTF_8)
			.replace("+", "%20")
			.replace("%7E", "~0")
			.replace("%2F", "~1");
	}

}
