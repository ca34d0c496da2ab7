/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.OutputStream;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * Configures the JSON parser and generator: strict syntax in UTF-8, bounded, with
 * Terraform's escapes.
 */
final class JsonFormat {

	/**
	 * Longest text in characters: Terraform's largest message has 256 MiB.
	 */
	private static final int MAX_STRING = 256 * 1024 * 1024;

	/**
	 * Levels of JSON: an object type takes two of them for each level of nesting that
	 * {@link NodeCompiler#MAX_DEPTH} allows. Holds for parts that are skipped, too.
	 */
	private static final int MAX_NESTING = 2 * NodeCompiler.MAX_DEPTH + 10;

	/**
	 * Names are shared within one document only: interning them would keep the keys of
	 * all maps alive. The encoding is UTF-8 without guessing.
	 */
	private static final JsonFactory FACTORY = JsonFactory.builder()
		.disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
		.disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
		.streamReadConstraints(StreamReadConstraints.builder()
			.maxStringLength(MAX_STRING)
			.maxNameLength(MAX_STRING)
			.maxNumberLength(MAX_STRING)
			.maxNestingDepth(MAX_NESTING)
			.build())
		.characterEscapes(new JsonEscapes())
		.build();

	private JsonFormat() {
	}

	/**
	 * Return a document with a table of names of its own, so that one document with names
	 * that are made to collide does not spoil the next. There is no way without a table:
	 * the parser would then read characters, and could not tell the offsets of bytes.
	 */
	static JsonDocument document(byte[] bytes) {
		return new JsonDocument(bytes, FACTORY.copy());
	}

	static JsonGenerator generator(OutputStream out) {
		return FACTORY.createGenerator(ObjectWriteContext.empty(), out, JsonEncoding.UTF8);
	}

	/**
	 * The parser's own message is left out because it quotes the source.
	 */
	static CodecException malformed(JacksonException cause) {
		if (cause instanceof UnexpectedEndOfInputException) {
			return new CodecException("unexpected end of input");
		}
		if (cause instanceof StreamConstraintsException
				&& String.valueOf(cause.getMessage()).contains("symbol table")) {
			return new CodecException("too many names in JSON that are too much alike: they share their hash value, so "
					+ "that reading them would take very long");
		}
		TokenStreamLocation location = cause.getLocation();
		boolean located = location != null && location != TokenStreamLocation.NA;
		return new CodecException("malformed JSON" + (located ? " near byte " + location.getByteOffset() : ""));
	}

}
