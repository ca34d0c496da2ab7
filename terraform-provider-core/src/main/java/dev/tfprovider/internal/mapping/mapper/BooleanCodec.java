/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes {@code boolean}.
 */
final class BooleanCodec implements KnownCodec<Boolean> {

	@Override
	public Class<Boolean> javaType() {
		return Boolean.class;
	}

	@Override
	public TerraformType type() {
		return TerraformType.BOOL;
	}

	@Override
	public Boolean read(TerraformValue value) {
		return ((BoolValue) value).value();
	}

	@Override
	public TerraformValue write(Boolean value) {
		return TerraformValue.bool(value);
	}

	@Override
	public boolean isExact() {
		return true;
	}

}
