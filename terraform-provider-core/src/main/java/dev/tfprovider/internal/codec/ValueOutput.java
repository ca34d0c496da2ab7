/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

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
	abstract void startObject(int size);

	abstract void endObject();

	/**
	 * Begin a sequence.
	 * @param size how many elements will follow
	 */
	abstract void startArray(int size);

	abstract void endArray();

	abstract void name(EncodedName name);

	abstract void key(String key);

	abstract void nothing();

	abstract void bool(boolean value);

	abstract void string(String text);

	/**
	 * Write a number that has no trailing zeros and not too many digits.
	 */
	abstract void number(BigDecimal number);

	abstract void infinity(InfinityValue value);

	abstract void unknown(TerraformType type, UnknownValue.Refinements refinements);

	abstract void dynamic(DynamicNode.CarriedType type, TerraformValue value);

}
