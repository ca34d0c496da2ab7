/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps maps with string keys.
 *
 * @param element the slot of each value
 * @param block whether these are blocks: never null, and an object if a dynamic type is
 * inside
 */
public record MapMapper(Slot element, boolean block) implements CollectionMapper {

	@Override
	public TerraformType type() {
		return isObject() ? TerraformType.DYNAMIC : TerraformType.map(elementType());
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		Map<String, @Nullable Object> map = new LinkedHashMap<>();
		value.entries().forEach((key, each) -> {
			try {
				map.put(key, this.element.read(each, reading));
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(new AttributePath.ElementKey(key));
			}
		});
		return Collections.unmodifiableMap(map);
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		Map<String, TerraformValue> elements = new TreeMap<>();
		((Map<?, ?>) value).forEach((key, each) -> {
			if (key == null) {
				throw ValueMappingException.unwritable("The result has the key null, which a map must not have.", null);
			}
			try {
				TerraformValue written = this.element.writeElement(each, writing);
				refuseSecond(elements.put(StringValue.normalize((String) key), written));
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(new AttributePath.ElementKey(StringValue.normalize((String) key)));
			}
		});
		return isObject() ? object(elements) : TerraformValue.map(elementType(), elements);
	}

	/**
	 * Refuse a value whose key had one already: keys that differ in Java are one in
	 * Terraform if they are the same text in normalization form C.
	 */
	static void refuseSecond(@Nullable TerraformValue first) {
		if (first != null) {
			throw ValueMappingException.unwritable("The result has two values for this key, which is one text for "
					+ "Terraform, but is written with different characters.", null);
		}
	}

	static TerraformValue object(Map<String, TerraformValue> elements) {
		Map<String, TerraformType> types = new TreeMap<>();
		elements.forEach((key, each) -> types.put(key, each.type()));
		return TerraformValue.object(ObjectType.of(types), elements);
	}

	@Override
	public void forEach(TerraformValue value, LazyPath place, BiConsumer<TerraformValue, LazyPath> action) {
		value.entries().forEach((key, each) -> action.accept(each, place.key(key)));
	}

	@Override
	public ObjectSchema.Nesting nesting() {
		return ObjectSchema.Nesting.MAP;
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return javaType.isAssignableFrom(Map.class);
	}

	@Override
	public @Nullable ValueMapper inside(AttributePath.Step step) {
		return (step instanceof AttributePath.ElementKey) ? this.element.mapper() : null;
	}

	@Override
	public TerraformValue parseAll(List<String> texts) {
		if (!texts.isEmpty()) {
			throw new IllegalArgumentException("must be no text at all: the only default of a map is the empty one");
		}
		return TerraformValue.map(elementType(), Map.of());
	}

	private boolean isObject() {
		return this.block && elementType().hasDynamic();
	}

}
