/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps lists and sets, whose elements have no keys.
 */
sealed interface SequenceMapper extends CollectionMapper permits ListMapper, SetMapper {

	/**
	 * Return the elements of a known value.
	 */
	List<TerraformValue> elements(TerraformValue value);

	/**
	 * Return the step to an element.
	 */
	AttributePath.Step step(int index);

	/**
	 * Read all elements.
	 */
	default List<@Nullable Object> readAll(TerraformValue value, NullOnRead reading) {
		List<TerraformValue> elements = elements(value);
		List<@Nullable Object> read = new ArrayList<>(elements.size());
		for (TerraformValue each : elements) {
			try {
				read.add(element().read(each, reading));
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(step(read.size()));
			}
		}
		return read;
	}

	/**
	 * Write all elements. A failure tells the position in the author's collection, for a
	 * set as well.
	 */
	default List<TerraformValue> writeAll(Object value, NullOnWrite writing) {
		Collection<?> values = (Collection<?>) value;
		List<TerraformValue> written = new ArrayList<>(values.size());
		for (Object each : values) {
			try {
				written.add(element().writeElement(each, writing));
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(new AttributePath.ElementIndex(written.size()));
			}
		}
		return written;
	}

	@Override
	default void forEach(TerraformValue value, LazyPath place, BiConsumer<TerraformValue, LazyPath> action) {
		List<TerraformValue> elements = elements(value);
		for (int i = 0; i < elements.size(); i++) {
			action.accept(elements.get(i), place.at(step(i)));
		}
	}

	@Override
	default TerraformValue parse(String text) {
		return parseAll(text.isBlank() ? List.of() : Arrays.stream(text.split(",", -1)).map(String::trim).toList());
	}

}
