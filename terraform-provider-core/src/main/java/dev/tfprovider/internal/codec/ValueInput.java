/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.Closeable;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Reads one value as a stream of tokens. The subclasses implement the encodings, the
 * nodes the rules of Terraform.
 */
abstract sealed class ValueInput implements Closeable permits MessagePackInput, JsonInput {

	/**
	 * Go to the next token.
	 * @throws CodecException if there is none, or no valid one
	 */
	abstract JsonToken next();

	abstract JsonToken token();

	final void require(JsonToken token, String problem) {
		if (token() != token) {
			throw new CodecException(problem);
		}
	}

	/**
	 * Go to the last token of the value that the current token begins.
	 */
	abstract void skip();

	/**
	 * Return whether the current token is the given attribute name, letter for letter.
	 */
	abstract boolean isName(EncodedName name);

	/**
	 * Return the attribute name that is the current token.
	 */
	abstract String name();

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

	@Override
	public abstract void close();

}
