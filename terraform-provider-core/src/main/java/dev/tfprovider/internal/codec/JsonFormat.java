/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.io.OutputStream;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;

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
	private static final JsonFactory FACTORY = new JsonFactoryBuilder().disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
		.disable(JsonFactory.Feature.CHARSET_DETECTION)
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

	static JsonGenerator generator(OutputStream out) throws IOException {
		return FACTORY.createGenerator(out, JsonEncoding.UTF8)
			.enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);
	}

	/**
	 * The parser's own message is left out because it quotes the source.
	 */
	static CodecException malformed(Exception cause) {
		if (cause instanceof JsonEOFException) {
			return new CodecException("unexpected end of input");
		}
		if (cause instanceof StreamConstraintsException
				&& String.valueOf(cause.getMessage()).contains("symbol table")) {
			return new CodecException("too many names in JSON that are too much alike: they share their hash value, so "
					+ "that reading them would take very long");
		}
		JsonLocation location = (cause instanceof JsonProcessingException ex) ? ex.getLocation() : null;
		return new CodecException(
				"malformed JSON" + ((location != null) ? " near byte " + location.getByteOffset() : ""));
	}

}
