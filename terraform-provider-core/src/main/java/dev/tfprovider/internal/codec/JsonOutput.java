/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

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

	static JsonOutput to(OutputStream out) throws IOException {
		return new JsonOutput(JsonFormat.generator(out));
	}

	@Override
	void startObject(int size) throws IOException {
		this.generator.writeStartObject();
	}

	@Override
	void endObject() throws IOException {
		this.generator.writeEndObject();
	}

	@Override
	void startArray(int size) throws IOException {
		this.generator.writeStartArray();
	}

	@Override
	void endArray() throws IOException {
		this.generator.writeEndArray();
	}

	@Override
	void name(EncodedName name) throws IOException {
		this.generator.writeFieldName(name.json());
	}

	@Override
	void key(String key) throws IOException {
		this.generator.writeFieldName(Surrogates.requirePaired(key));
	}

	@Override
	void nothing() throws IOException {
		this.generator.writeNull();
	}

	@Override
	void bool(boolean value) throws IOException {
		this.generator.writeBoolean(value);
	}

	@Override
	void string(String text) throws IOException {
		this.generator.writeString(Surrogates.requirePaired(text));
	}

	@Override
	void number(BigDecimal number) throws IOException {
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
	void dynamic(DynamicNode.CarriedType type, TerraformValue value) throws IOException {
		startObject(2);
		name(VALUE);
		type.node().write(value, this);
		name(TYPE);
		this.generator.writeRawValue(new String(type.json(), StandardCharsets.UTF_8));
		endObject();
	}

	@Override
	public void close() throws IOException {
		this.generator.close();
	}

}
