/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;

/**
 * Opens parsers for one document and for parts of it. They share a table of names, which
 * is made once: it takes more memory than a small value does.
 */
final class JsonDocument {

	private final byte[] bytes;

	private final JsonFactory factory;

	/**
	 * Create a document.
	 * @param bytes the document in UTF-8
	 * @param factory used for this document only, because it holds the table of names
	 */
	JsonDocument(byte[] bytes, JsonFactory factory) {
		this.bytes = bytes;
		this.factory = factory;
	}

	/**
	 * Return a parser for the whole document.
	 */
	JsonParser parser() throws IOException {
		return parser(0, this.bytes.length);
	}

	/**
	 * Return a parser for a part of the document.
	 * @param start offset of the first byte
	 * @param end offset after the last byte
	 */
	JsonParser parser(int start, int end) throws IOException {
		return this.factory.createParser(this.bytes, start, end - start);
	}

}
