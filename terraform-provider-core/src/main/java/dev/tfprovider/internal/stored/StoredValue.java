/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.stored;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes one value of a known type.
 */
public final class StoredValue {

	private StoredValue() {
	}

	/**
	 * Read a value.
	 * @param type its type
	 * @param bytes what was written
	 * @param name what the value is, for the message
	 * @return the value
	 * @throws UnreadableRecordException if the bytes are no value of the type
	 */
	public static TerraformValue read(TerraformType type, byte[] bytes, String name) {
		try {
			return ValueCodec.of(type).read(bytes);
		}
		catch (CodecException ex) {
			throw new UnreadableRecordException("The value kept for '%s' is damaged".formatted(name), ex);
		}
	}

	/**
	 * Write a value.
	 * @param type its type
	 * @param value the value
	 * @return bytes that can be read again
	 */
	public static byte[] write(TerraformType type, TerraformValue value) {
		return ValueCodec.of(type).write(value);
	}

}
