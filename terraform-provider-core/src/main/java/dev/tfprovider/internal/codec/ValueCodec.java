/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.ByteArrayOutputStream;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import tools.jackson.core.JacksonException;

/**
 * Encodes and decodes the values of one type. Compiled once for a type, immutable and
 * safe for use by several threads.
 */
public final class ValueCodec {

	private static final int INITIAL_SIZE = 512;

	private final Node root;

	private ValueCodec(TerraformType type) {
		this.root = NodeCompiler.compile(type);
	}

	/**
	 * Return the codec for a type.
	 * @param type the type of the values
	 * @return a new codec
	 * @throws CodecException if the type is nested too deeply
	 */
	public static ValueCodec of(TerraformType type) {
		return new ValueCodec(type);
	}

	/**
	 * Return the type of the values.
	 * @return the type this codec was made for
	 */
	public TerraformType type() {
		return this.root.type();
	}

	/**
	 * Read a value from MessagePack. Bytes after the value are ignored, as Terraform
	 * does.
	 * @param messagePack the bytes; not changed, but must not change during the call
	 * @return the value
	 * @throws CodecException if the bytes are no value of the type
	 */
	public TerraformValue read(byte[] messagePack) {
		try (MessagePackInput in = MessagePackInput.open(messagePack)) {
			in.next();
			return this.root.read(in);
		}
	}

	/**
	 * Write a value as MessagePack.
	 * @param value a value of the type
	 * @return the same bytes that Terraform would write
	 * @throws CodecException if the value is none of the type, or a number is too long
	 */
	public byte[] write(TerraformValue value) {
		MessagePackOutput out = new MessagePackOutput();
		this.root.write(value, out);
		return out.toByteArray();
	}

	/**
	 * Read a value from JSON as Terraform would: attributes that are missing are null,
	 * attributes that the type does not have are an error.
	 * @param json the UTF-8 bytes of one JSON value
	 * @return the value, wholly known
	 * @throws CodecException if the bytes are no value of the type
	 */
	public TerraformValue readJson(byte[] json) {
		return readJson(json, false);
	}

	/**
	 * Read a stored state of the current schema version: as {@link #readJson}, but
	 * attributes that the type does not have are ignored.
	 * @param json the UTF-8 bytes of one JSON value
	 * @return the value, wholly known
	 * @throws CodecException if the bytes are no value of the type
	 */
	public TerraformValue readState(byte[] json) {
		return readJson(json, true);
	}

	private TerraformValue readJson(byte[] json, boolean lenient) {
		try (JsonInput in = JsonInput.open(json, lenient)) {
			in.next();
			TerraformValue value = this.root.read(in);
			in.requireEnd();
			return value;
		}
	}

	/**
	 * Write a value as JSON.
	 * @param value a value of the type without unknown parts
	 * @return the same UTF-8 bytes that Terraform would write
	 * @throws CodecException if the value is none of the type, is unknown or infinite in
	 * part, or a number is too long
	 */
	public byte[] writeJson(TerraformValue value) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream(INITIAL_SIZE);
		try (JsonOutput out = JsonOutput.to(bytes)) {
			this.root.write(value, out);
		}
		catch (JacksonException ex) {
			throw new CodecException("the value cannot be written: " + ex.getMessage(), ex);
		}
		return bytes.toByteArray();
	}

}
