/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.Closeable;
import java.io.IOException;
import java.math.BigDecimal;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.Refinements;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Takes the tokens of one value. What the two encodings do differently is in the
 * subclasses.
 */
abstract sealed class ValueOutput implements Closeable permits MessagePackOutput, JsonOutput {

	private final JsonGenerator generator;

	ValueOutput(JsonGenerator generator) {
		this.generator = generator;
	}

	final JsonGenerator generator() {
		return this.generator;
	}

	final void string(String text) throws IOException {
		this.generator.writeString(Surrogates.requirePaired(text));
	}

	final void key(String key) throws IOException {
		this.generator.writeFieldName(Surrogates.requirePaired(key));
	}

	final void name(String name) throws IOException {
		this.generator.writeFieldName(name);
	}

	/**
	 * Write a number that has no trailing zeros and not too many digits.
	 */
	abstract void number(BigDecimal number) throws IOException;

	abstract void infinity(InfinityValue value) throws IOException;

	abstract void unknown(TerraformType type, Refinements refinements) throws IOException;

	abstract void dynamic(DynamicNode.CarriedType type, TerraformValue value) throws IOException;

	@Override
	public final void close() throws IOException {
		this.generator.close();
	}

}
