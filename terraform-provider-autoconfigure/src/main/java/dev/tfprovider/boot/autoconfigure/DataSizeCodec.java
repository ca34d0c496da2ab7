/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;

import org.springframework.util.unit.DataSize;

/**
 * Reads and writes {@link DataSize} as text such as {@code 512MB}: a whole number and one
 * of the units B, KB, MB, GB, TB, in steps of 1024. Written in the greatest unit that
 * loses nothing.
 */
class DataSizeCodec implements TypeCodec<DataSize> {

	private static final String[] UNITS = { "B", "KB", "MB", "GB", "TB" };

	private static final long STEP = 1024;

	private static final int MAX_TEXT = 100;

	@Override
	public Class<DataSize> javaType() {
		return DataSize.class;
	}

	@Override
	public TerraformType type() {
		return TerraformType.STRING;
	}

	@Override
	public DataSize read(TerraformValue value) {
		try {
			return DataSize.parse(bounded(((StringValue) value).text()));
		}
		catch (IllegalArgumentException | ArithmeticException ex) {
			throw new IllegalArgumentException("a size is a whole number and a unit, such as 512MB", ex);
		}
	}

	private static String bounded(String text) {
		if (text.length() > MAX_TEXT) {
			throw new IllegalArgumentException("too long for a size");
		}
		return text;
	}

	@Override
	public TerraformValue write(DataSize value) {
		long size = value.toBytes();
		int unit = 0;
		while (size != 0 && size % STEP == 0 && unit < UNITS.length - 1) {
			size /= STEP;
			unit++;
		}
		return TerraformValue.string(size + UNITS[unit]);
	}

}
