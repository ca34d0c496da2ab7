/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.Closeable;
import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.msgpack.core.MessagePackException;

/**
 * A stream of tokens to read one value from. What the two encodings do differently is in
 * the subclasses, what Terraform expects in the nodes.
 */
abstract sealed class ValueInput implements Closeable permits MessagePackInput, JsonInput {

	private final JsonParser parser;

	ValueInput(JsonParser parser) {
		this.parser = parser;
	}

	final JsonParser parser() {
		return this.parser;
	}

	/**
	 * Go to the next token.
	 * @throws CodecException if there is none, or no valid one
	 */
	final JsonToken next() {
		try {
			JsonToken token = this.parser.nextToken();
			if (token == null) {
				throw new CodecException("unexpected end of input");
			}
			return token;
		}
		catch (IOException | MessagePackException ex) {
			throw malformed(ex);
		}
	}

	final JsonToken token() {
		return this.parser.currentToken();
	}

	final void require(JsonToken token, String problem) {
		if (this.parser.currentToken() != token) {
			throw new CodecException(problem);
		}
	}

	/**
	 * Go to the last token of the value that the current token begins.
	 */
	final void skip() {
		try {
			this.parser.skipChildren();
		}
		catch (IOException | MessagePackException ex) {
			throw malformed(ex);
		}
	}

	/**
	 * Return the attribute name that is the current token.
	 */
	final String name() {
		require(JsonToken.FIELD_NAME, "a string key is required");
		try {
			return this.parser.currentName();
		}
		catch (IOException ex) {
			throw malformed(ex);
		}
	}

	/**
	 * Return the map key that is the current token.
	 */
	abstract String key();

	abstract String string();

	abstract boolean bool();

	abstract TerraformValue number();

	/**
	 * Return the unknown value, or the refined null, that the current token stands for.
	 * @return {@code null} if the current token is a known value
	 */
	abstract @Nullable TerraformValue unknown(TerraformType type);

	abstract TerraformValue dynamic(DynamicNode node);

	abstract boolean fillsMissingAttributes();

	abstract boolean ignoresUnsupportedAttributes();

	abstract CodecException malformed(Exception cause);

	@Override
	public final void close() {
		try {
			this.parser.close();
		}
		catch (IOException ex) {
			throw malformed(ex);
		}
	}

}
