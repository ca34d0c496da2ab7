/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
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
public record ListMapper(Slot element, boolean block) implements CollectionMapper {

	@Override
	public TerraformType type() {
		return isTuple() ? TerraformType.DYNAMIC : TerraformType.list(elementType());
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		List<TerraformValue> elements = elements(value);
		List<@Nullable Object> list = new ArrayList<>(elements.size());
		for (TerraformValue each : elements) {
			try {
				list.add(this.element.read(each, reading));
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(new AttributePath.ElementIndex(list.size()));
			}
		}
		return Collections.unmodifiableList(list);
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		List<TerraformValue> elements = writeAll((Collection<?>) value, this.element, writing);
		return isTuple() ? TerraformValue.tuple(elements) : TerraformValue.list(elementType(), elements);
	}

	static List<TerraformValue> writeAll(Collection<?> values, Slot element, NullOnWrite writing) {
		List<TerraformValue> elements = new ArrayList<>(values.size());
		for (Object each : values) {
			try {
				elements.add(element.writeElement(each, writing));
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(new AttributePath.ElementIndex(elements.size()));
			}
		}
		return elements;
	}

	@Override
	public void forEach(TerraformValue value, LazyPath place, BiConsumer<TerraformValue, LazyPath> action) {
		List<TerraformValue> elements = elements(value);
		for (int i = 0; i < elements.size(); i++) {
			action.accept(elements.get(i), place.index(i));
		}
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
	public SemanticEquality equality(SemanticEquality element) {
		return (element == SemanticEquality.EXACT) ? element : new ListEquality(element);
	}

	@Override
	public TerraformValue parse(String text) {
		return parseAll(CollectionMapper.split(text));
	}

	@Override
	public TerraformValue parseAll(List<String> texts) {
		return TerraformValue.list(elementType(), parseEach(texts));
	}

	private boolean isTuple() {
		return this.block && elementType().hasDynamic();
	}

	private static List<TerraformValue> elements(TerraformValue value) {
		return (value instanceof TupleValue tuple) ? tuple.elements() : ((ListValue) value).elements();
	}

}
