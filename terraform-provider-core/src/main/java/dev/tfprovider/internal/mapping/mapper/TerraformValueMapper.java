/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Passes values of any type to the author unchanged, as {@code TerraformValue}.
 */
public final class TerraformValueMapper implements ValueMapper {

	@Override
	public TerraformType type() {
		return TerraformType.DYNAMIC;
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		return StorableValue.requireReadable(value);
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		return StorableValue.requireWritable((TerraformValue) value);
	}

	@Override
	public void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		StorableValue.validate(value, place, findings);
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return javaType.isAssignableFrom(TerraformValue.class);
	}

	@Override
	public ValueMapper inside(AttributePath.Step step) {
		return new TerraformValueMapper();
	}

}
