/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.Collections;
import java.util.List;

import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps lists.
 *
 * @param element the slot of each element
 * @param block whether these are blocks: never null, and a tuple if a dynamic type is
 * inside
 */
public record ListMapper(Slot element, boolean block) implements SequenceMapper {

	@Override
	public TerraformType type() {
		return isTuple() ? TerraformType.DYNAMIC : TerraformType.list(elementType());
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		return Collections.unmodifiableList(readAll(value, reading));
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		List<TerraformValue> elements = writeAll(value, writing);
		return isTuple() ? TerraformValue.tuple(elements) : TerraformValue.list(elementType(), elements);
	}

	@Override
	public ObjectSchema.Nesting nesting() {
		return ObjectSchema.Nesting.LIST;
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return javaType.isAssignableFrom(List.class);
	}

	@Override
	public @Nullable ValueMapper inside(AttributePath.Step step) {
		return (step instanceof AttributePath.ElementIndex) ? this.element.mapper() : null;
	}

	@Override
	public TerraformValue parseAll(List<String> texts) {
		return TerraformValue.list(elementType(), parseEach(texts));
	}

	private boolean isTuple() {
		return this.block && elementType().hasDynamic();
	}

	@Override
	public AttributePath.Step step(int index) {
		return new AttributePath.ElementIndex(index);
	}

	@Override
	public List<TerraformValue> elements(TerraformValue value) {
		return (value instanceof TupleValue tuple) ? tuple.elements() : ((ListValue) value).elements();
	}

}
