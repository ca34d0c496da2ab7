/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Encodes texts for URLs, as clients of Spring do.
 */
public final class PercentEncoding {

	/**
	 * What is neither encoded nor may stand in a path. Braces are around parameters.
	 */
	private static final Pattern NOT_OF_PATHS = Pattern
		.compile("%(?!\\p{XDigit}{2})|[^A-Za-z0-9._~!$&'()*+,;=:@/%{}-]");

	private PercentEncoding() {
	}

	/**
	 * Return a text as part of a path or a query.
	 * @param text any text
	 */
	public static String encode(String text) {
		return URLEncoder.encode(text, StandardCharsets.UTF_8)
			.replace("+", "%20")
			.replace("*", "%2A")
			.replace("%7E", "~");
	}

	/**
	 * Return a path in which all that has to be is encoded, and nothing twice.
	 */
	static String encodePath(String path) {
		return NOT_OF_PATHS.matcher(path).replaceAll((found) -> encode(found.group()));
	}

	/**
	 * Return a part of a path as it was before it was encoded.
	 * @param part the part
	 * @return the same part if it is not encoded
	 */
	public static String decode(String part) {
		try {
			return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
		}
		catch (IllegalArgumentException ex) {
			// its percent signs are meant as they are
			return part;
		}
	}

}
