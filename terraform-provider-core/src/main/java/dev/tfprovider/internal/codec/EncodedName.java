/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;

import tools.jackson.core.io.SerializedString;

/**
 * Holds an attribute name in its encoded forms: text, UTF-8 bytes and JSON. Created once
 * for a type.
 *
 * @param text the name
 * @param bytes its UTF-8 bytes
 * @param json what a generator of JSON takes
 */
record EncodedName(String text, byte[] bytes, SerializedString json) {

	EncodedName(String text) {
		this(text, text.getBytes(StandardCharsets.UTF_8), new SerializedString(text));
	}

}
