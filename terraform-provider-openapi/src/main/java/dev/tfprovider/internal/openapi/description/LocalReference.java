/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

import org.jspecify.annotations.Nullable;

/**
 * The part of a reference after {@code #/components/schemas/}.
 */
final class LocalReference {

	private static final String SCHEMAS = "#/components/schemas/";

	private LocalReference() {
	}

	/**
	 * Return the name of the schema that a reference leads to.
	 * @return the name; {@code null} if it leads somewhere else
	 */
	static @Nullable String schema(String reference) {
		return reference.startsWith(SCHEMAS) ? decode(reference.substring(SCHEMAS.length())) : null;
	}

	static String decode(String token) {
		String text = token.replace("~1", "/").replace("~0", "~");
		try {
			return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
		}
		catch (IllegalArgumentException ex) {
			return text;
		}
	}

}
