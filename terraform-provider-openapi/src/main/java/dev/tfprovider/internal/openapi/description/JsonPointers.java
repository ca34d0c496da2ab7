/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

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
		return PercentEncoding.decode(token).replace("~1", "/").replace("~0", "~");
	}

	static String encode(String token) {
		return PercentEncoding.encode(token).replace("~", "~0").replace("%2F", "~1");
	}

}
