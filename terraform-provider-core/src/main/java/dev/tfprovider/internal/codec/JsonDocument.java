/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Opens parsers for one document and for parts of it. They share a table of names, which
 * is made once: it takes more memory than a small value does.
 *
 * @param bytes the document in UTF-8
 * @param factory used for this document only, because it holds the table of names
 */
record JsonDocument(byte[] bytes, JsonFactory factory) {

	/**
	 * Return a parser for the whole document.
	 */
	JsonParser parser() {
		return parser(0, this.bytes.length);
	}

	/**
	 * Return a parser for a part of the document.
	 * @param start offset of the first byte
	 * @param end offset after the last byte
	 */
	JsonParser parser(int start, int end) {
		return this.factory.createParser(ObjectReadContext.empty(), this.bytes, start, end - start);
	}

}
