/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Locale;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;

/**
 * Escapes the characters that Go's {@code encoding/json} escapes: besides what JSON
 * demands those that are special in HTML and JavaScript.
 */
final class JsonEscapes extends CharacterEscapes {

	private static final long serialVersionUID = 1L;

	private final int[] ascii = standardAsciiEscapesForJSON();

	JsonEscapes() {
		for (char character : "<>&".toCharArray()) {
			this.ascii[character] = ESCAPE_CUSTOM;
		}
		for (int control = 0; control < ' '; control++) {
			if (this.ascii[control] == ESCAPE_STANDARD) {
				this.ascii[control] = ESCAPE_CUSTOM;
			}
		}
	}

	@Override
	public int[] getEscapeCodesForAscii() {
		return this.ascii;
	}

	@Override
	public @Nullable SerializableString getEscapeSequence(int character) {
		boolean escaped = (character < this.ascii.length) ? this.ascii[character] == ESCAPE_CUSTOM
				: character == 0x2028 || character == 0x2029;
		return escaped ? new SerializedString(String.format(Locale.ROOT, "\\u%04x", character)) : null;
	}

}
