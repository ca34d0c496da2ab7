/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.store;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

import dev.tfprovider.diagnostic.DiagnosticException;

/**
 * Makes names of files of any text, and back. Two texts never have the same name, also
 * where small and capital letters make no difference.
 */
final class FileNames {

	private static final int LONGEST = 200;

	private FileNames() {
	}

	static String encode(String text) {
		StringBuilder name = new StringBuilder();
		for (byte part : text.getBytes(StandardCharsets.UTF_8)) {
			boolean plain = part >= 'a' && part <= 'z' || part >= '0' && part <= '9' || part == '-' || part == '_';
			name.append(plain ? String.valueOf((char) part) : "%" + HexFormat.of().toHexDigits(part));
		}
		if (name.length() > LONGEST) {
			throw new DiagnosticException("Name too long for a file",
					"The name \"" + text + "\" needs " + name.length() + " characters in the name of a file, more than "
							+ LONGEST + ". Choose a shorter name of the workspace.");
		}
		return name.toString();
	}

	static String decode(String name) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		for (int i = 0; i < name.length(); i++) {
			boolean encoded = name.charAt(i) == '%';
			bytes.write(encoded ? HexFormat.fromHexDigits(name, i + 1, i + 3) : name.charAt(i));
			i += encoded ? 2 : 0;
		}
		return bytes.toString(StandardCharsets.UTF_8);
	}

}
