/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.math.BigDecimal;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Writes one value as a stream of tokens. The subclasses implement the encodings.
 */
abstract sealed class ValueOutput permits MessagePackOutput, JsonOutput {

	/**
	 * Begin a structure of names and values.
	 * @param size how many of each will follow
	 */
	abstract void startObject(int size) throws IOException;

	abstract void endObject() throws IOException;

	/**
	 * Begin a sequence.
	 * @param size how many elements will follow
	 */
	abstract void startArray(int size) throws IOException;

	abstract void endArray() throws IOException;

	abstract void name(EncodedName name) throws IOException;

	abstract void key(String key) throws IOException;

	abstract void nothing() throws IOException;

	abstract void bool(boolean value) throws IOException;

	abstract void string(String text) throws IOException;

	/**
	 * Write a number that has no trailing zeros and not too many digits.
	 */
	abstract void number(BigDecimal number) throws IOException;

	abstract void infinity(InfinityValue value) throws IOException;

	abstract void unknown(TerraformType type, UnknownValue.Refinements refinements) throws IOException;

	abstract void dynamic(DynamicNode.CarriedType type, TerraformValue value) throws IOException;

}
