/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import dev.tfprovider.internal.mapping.mapper.NestedShape;
import dev.tfprovider.internal.mapping.mapper.ObjectValueMapper;
import dev.tfprovider.internal.mapping.mapper.TerraformValueMapper;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.mapper.ViewedValue;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Gives typed access to an object value through the components of its record.
 */
record ModelView(ObjectValueMapper mapper, AlternativeTypeMappers others, AttributePath path,
		TerraformValue object) implements ObjectView {

	@Override
	public boolean isNull() {
		return this.object.isNull();
	}

	@Override
	public <T> Value<T> get(String path, Class<T> type) {
		ViewedValue place = place(AttributePath.parse(path));
		return read(place.mapper(), place.value(), place.path(), type);
	}

	@Override
	public <T> Value<List<T>> getAll(String path, Class<T> element) {
		ViewedValue place = place(AttributePath.parse(path));
		ValueMapper inside = place.elements();
		if (place.value().isNull()) {
			return Value.ofNull();
		}
		if (place.value().isUnknown()) {
			return Value.unknown();
		}
		List<@Nullable T> all = new ArrayList<>();
		for (TerraformValue each : place.value().sequence()) {
			Value<T> read = read(inside, each, place.path().element(), element);
			if (read.isUnknown()) {
				return Value.unknown();
			}
			all.add(read.orElse(null));
		}
		return Value.known(Collections.unmodifiableList(all));
	}

	@Override
	public List<ObjectView> each(String path) {
		ViewedValue place = place(AttributePath.parse(path));
		NestedShape shape = place.mapper().nested();
		if (shape == null) {
			throw new IllegalArgumentException("'" + place.path() + "' does not consist of objects with attributes");
		}
		TerraformValue value = place.value();
		if (value.isNull() || value.isUnknown()) {
			return List.of();
		}
		List<ObjectView> views = new ArrayList<>();
		switch (shape.nesting()) {
			case SINGLE, GROUP -> views.add(view(shape, place.path(), value));
			case LIST ->
				value.sequence().forEach((each) -> views.add(view(shape, place.path().index(views.size()), each)));
			case SET -> value.sequence().forEach((each) -> views.add(view(shape, place.path().element(), each)));
			case MAP -> value.entries().forEach((key, each) -> views.add(view(shape, place.path().key(key), each)));
		}
		return List.copyOf(views);
	}

	private ObjectView view(NestedShape shape, AttributePath path, TerraformValue value) {
		return new ModelView(shape.object(), this.others, path, value);
	}

	@Override
	public TerraformValue value(AttributePath path) {
		return path.isRoot() ? this.object : place(path).value();
	}

	private ViewedValue place(AttributePath path) {
		return new ViewedValue(this.path, this.mapper, this.object).inside(path);
	}

	private <T> Value<T> read(ValueMapper declared, TerraformValue value, AttributePath path, Class<T> type) {
		Class<T> boxed = ModelReflection.box(type);
		ValueMapper mapper = mapper(declared, value, path, boxed);
		if (value.isNull()) {
			return Value.ofNull();
		}
		if (value.isUnknown()) {
			return Value.unknown();
		}
		try {
			return Value.known(boxed.cast(mapper.read(value, NullOnRead.THREE_STATE)));
		}
		catch (ValueMappingException ex) {
			if (ex.isUnknown()) {
				return Value.unknown();
			}
			throw ex.prependAll(path);
		}
	}

	private ValueMapper mapper(ValueMapper declared, TerraformValue value, AttributePath path, Class<?> type) {
		if (declared.gives(type)) {
			return declared;
		}
		if (type == TerraformValue.class) {
			return new TerraformValueMapper();
		}
		boolean open = declared.type().hasDynamic() && !value.isNull() && !value.isUnknown();
		ValueMapper other = this.others.find(type, open ? value.type() : declared.type());
		if (other == null && declared.type().hasDynamic() && !open) {
			return declared;
		}
		if (other == null) {
			throw new IllegalArgumentException(
					"'%s' is a %s, which cannot be read as %s".formatted(path, declared.type(), type.getName()));
		}
		return other;
	}

	@Override
	public String toString() {
		return "ObjectView of " + this.object.type();
	}

}
