/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.Closeable;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import tools.jackson.core.JsonGenerator;

/**
 * Writes value tokens as JSON, which supports neither infinite numbers nor unknown
 * values.
 */
final class JsonOutput extends ValueOutput implements Closeable {

	private static final EncodedName VALUE = new EncodedName("value");

	private static final EncodedName TYPE = new EncodedName("type");

	private final JsonGenerator generator;

	private JsonOutput(JsonGenerator generator) {
		this.generator = generator;
	}

	static JsonOutput to(OutputStream out) {
		return new JsonOutput(JsonFormat.generator(out));
	}

	@Override
	void startObject(int size) {
		this.generator.writeStartObject();
	}

	@Override
	void endObject() {
		this.generator.writeEndObject();
	}

	@Override
	void startArray(int size) {
		this.generator.writeStartArray();
	}

	@Override
	void endArray() {
		this.generator.writeEndArray();
	}

	@Override
	void name(EncodedName name) {
		this.generator.writeName(name.json());
	}

	@Override
	void key(String key) {
		this.generator.writeName(Surrogates.requirePaired(key));
	}

	@Override
	void nothing() {
		this.generator.writeNull();
	}

	@Override
	void bool(boolean value) {
		this.generator.writeBoolean(value);
	}

	@Override
	void string(String text) {
		this.generator.writeString(Surrogates.requirePaired(text));
	}

	@Override
	void number(BigDecimal number) {
		this.generator.writeNumber(number.toPlainString());
	}

	@Override
	void infinity(InfinityValue value) {
		throw new CodecException("infinite numbers cannot be written as JSON");
	}

	@Override
	void unknown(TerraformType type, UnknownValue.Refinements refinements) {
		throw new CodecException("unknown values cannot be written as JSON");
	}

	@Override
	void dynamic(DynamicNode.CarriedType type, TerraformValue value) {
		startObject(2);
		name(VALUE);
		type.node().write(value, this);
		name(TYPE);
		this.generator.writeRawValue(new String(type.json(), StandardCharsets.UTF_8));
		endObject();
	}

	@Override
	public void close() {
		this.generator.close();
	}

}
