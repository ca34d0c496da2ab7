/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.ByteArrayOutputStream;

import dev.tfprovider.value.TerraformType;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;

/**
 * Reads and writes types as JSON, such as {@code ["list","string"]}.
 */
public final class TypeJson {

	private TypeJson() {
	}

	/**
	 * Write a type.
	 * @param type the type, optional attributes included
	 * @return compact JSON in UTF-8
	 * @throws CodecException if the type is nested too deeply
	 */
	public static byte[] write(TerraformType type) {
		return write(type, true);
	}

	/**
	 * Read a type.
	 * @param json JSON in UTF-8
	 * @return the type, optional attributes included
	 * @throws CodecException if the bytes are no type
	 */
	public static TerraformType read(byte[] json) {
		return read(json, true);
	}

	/**
	 * Write the type of a value, which has no optional attributes.
	 */
	static byte[] writeValueType(TerraformType type) {
		return write(type, false);
	}

	/**
	 * Read the type of a value, without optional attributes.
	 */
	static TerraformType readValueType(byte[] json) {
		return read(json, false);
	}

	/**
	 * Read the type of a value from the current token on, without optional attributes.
	 */
	static TerraformType readValueType(JsonParser parser) {
		try {
			return new TypeJsonReader(parser, false).read();
		}
		catch (JacksonException ex) {
			throw JsonFormat.malformed(ex);
		}
	}

	private static byte[] write(TerraformType type, boolean optional) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (JsonGenerator generator = JsonFormat.generator(bytes)) {
			new TypeJsonWriter(generator, optional).write(type);
		}
		catch (JacksonException ex) {
			throw new CodecException("the type cannot be written: " + ex.getMessage(), ex);
		}
		return bytes.toByteArray();
	}

	private static TerraformType read(byte[] json, boolean optional) {
		try (JsonParser parser = JsonFormat.document(json).parser()) {
			parser.nextToken();
			TerraformType type = new TypeJsonReader(parser, optional).read();
			if (parser.nextToken() != null) {
				throw TypeJsonReader.invalid();
			}
			return type;
		}
		catch (JacksonException ex) {
			throw JsonFormat.malformed(ex);
		}
	}

}
