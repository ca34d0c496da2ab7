/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.Refinements;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Tokens to JSON, which has neither infinite numbers nor unknown values.
 */
final class JsonOutput extends ValueOutput {

	private JsonOutput(JsonGenerator generator) {
		super(generator);
	}

	static JsonOutput to(OutputStream out) throws IOException {
		return new JsonOutput(JsonFormat.generator(out));
	}

	@Override
	void number(BigDecimal number) throws IOException {
		generator().writeNumber(number.toPlainString());
	}

	@Override
	void infinity(InfinityValue value) {
		throw new CodecException("infinite numbers cannot be written as JSON");
	}

	@Override
	void unknown(TerraformType type, Refinements refinements) {
		throw new CodecException("unknown values cannot be written as JSON");
	}

	@Override
	void dynamic(DynamicNode.CarriedType type, TerraformValue value) throws IOException {
		generator().writeStartObject();
		name("value");
		type.node().write(value, this);
		name("type");
		generator().writeRawValue(new String(type.json(), StandardCharsets.UTF_8));
		generator().writeEndObject();
	}

}
