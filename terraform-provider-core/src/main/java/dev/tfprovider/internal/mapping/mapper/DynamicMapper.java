/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.Map;
import java.util.Objects;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;

/**
 * Maps dynamic values to plain Java objects such as strings, numbers, lists and maps.
 */
public final class DynamicMapper implements ValueMapper {

	private final DynamicWriter writer;

	/**
	 * Create a mapper.
	 * @param codecs codecs by the class they are for
	 */
	public DynamicMapper(Map<Class<?>, TypeCodec<?>> codecs) {
		this.writer = new DynamicWriter(codecs);
	}

	@Override
	public TerraformType type() {
		return TerraformType.DYNAMIC;
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		if (!value.isWhollyKnown()) {
			throw ValueMappingException.unknown(
					"Part of the value is not known yet, which an Object cannot say. Declare it as TerraformValue.");
		}
		return Objects.requireNonNull(DynamicReader.read(StorableValue.requireReadable(value)));
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		return this.writer.write(value);
	}

	@Override
	public void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		StorableValue.validate(value, place, findings);
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return javaType == Object.class;
	}

	@Override
	public ValueMapper inside(AttributePath.Step step) {
		return new TerraformValueMapper();
	}

}
