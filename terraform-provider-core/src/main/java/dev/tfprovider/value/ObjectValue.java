/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.IntFunction;

import org.jspecify.annotations.Nullable;

/**
 * An object value: a value for each attribute of its type.
 */
public final class ObjectValue implements TerraformValue {

	private final ObjectType type;

	private final TerraformValue[] values;

	private ObjectValue(ObjectType type, TerraformValue[] values) {
		this.type = type;
		this.values = values;
	}

	/**
	 * Return an object whose attributes are computed one by one.
	 * @param type the type of the object
	 * @param values gives the value of the attribute at a position of
	 * {@link ObjectType#names()}; called once for each, in order
	 * @return the object
	 */
	public static ObjectValue build(ObjectType type, IntFunction<? extends TerraformValue> values) {
		TerraformValue[] array = new TerraformValue[type.size()];
		for (int i = 0; i < array.length; i++) {
			array[i] = values.apply(i);
		}
		return new ObjectValue(type, array);
	}

	/**
	 * Return an object of the given type whose attributes are all null.
	 * @param type the type of the object
	 * @return the object
	 */
	public static ObjectValue ofNulls(ObjectType type) {
		return build(type, (index) -> TerraformValue.ofNull(type.type(index)));
	}

	@Override
	public ObjectType type() {
		return this.type;
	}

	/**
	 * Return the value of the attribute at a position.
	 * @param index position in {@link ObjectType#names()}, from zero
	 * @return the value
	 */
	public TerraformValue get(int index) {
		return this.values[index];
	}

	/**
	 * Return the value of an attribute.
	 * @param name name of an attribute of the type
	 * @return the value
	 * @throws IllegalArgumentException if the type has no such attribute
	 */
	public TerraformValue get(String name) {
		return this.values[index(name)];
	}

	/**
	 * Return this object with one attribute replaced.
	 * @param name name of an attribute of the type
	 * @param value the new value
	 * @return the changed object
	 * @throws IllegalArgumentException if the type has no such attribute
	 */
	public ObjectValue with(String name, TerraformValue value) {
		int index = index(name);
		TerraformValue[] copy = this.values.clone();
		copy[index] = value;
		return new ObjectValue(this.type, copy);
	}

	/**
	 * Return this object with the given attributes replaced.
	 * @param attributes new values by name
	 * @return the changed object
	 * @throws IllegalArgumentException if the type has no attribute of a given name
	 */
	public ObjectValue with(Map<String, ? extends TerraformValue> attributes) {
		TerraformValue[] copy = this.values.clone();
		attributes.forEach((name, value) -> copy[index(name)] = value);
		return new ObjectValue(this.type, copy);
	}

	/**
	 * Return the values of all attributes in the order of {@link ObjectType#names()}.
	 * @return the values, unmodifiable
	 */
	public List<TerraformValue> values() {
		return List.of(this.values);
	}

	private int index(String name) {
		int index = this.type.indexOf(name);
		if (index < 0) {
			throw new IllegalArgumentException("No attribute '" + name + "' in " + this.type);
		}
		return index;
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.object(this);
	}

	@Override
	public Map<String, TerraformValue> entries() {
		Map<String, TerraformValue> entries = new TreeMap<>();
		for (int i = 0; i < this.values.length; i++) {
			entries.put(this.type.name(i), this.values[i]);
		}
		return Collections.unmodifiableMap(entries);
	}

	@Override
	public TerraformValue transformParts(TerraformValue.Transform transform) {
		TerraformValue[] after = this.values;
		for (int i = 0; i < this.values.length; i++) {
			TerraformValue value = transform.part(i, this.type.name(i), this.values[i]);
			if (value != this.values[i]) {
				after = (after != this.values) ? after : this.values.clone();
				after[i] = value;
			}
		}
		return (after != this.values) ? new ObjectValue(this.type, after) : this;
	}

	@Override
	public boolean isWhollyKnown() {
		for (TerraformValue value : this.values) {
			if (!value.isWhollyKnown()) {
				return false;
			}
		}
		return true;
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return this == other || other instanceof ObjectValue that && this.type.names().equals(that.type.names())
				&& Arrays.equals(this.values, that.values);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(this.values);
	}

	@Override
	public String toString() {
		StringJoiner text = new StringJoiner(", ", "{", "}");
		for (int i = 0; i < this.values.length; i++) {
			text.add(this.type.name(i) + "=" + this.values[i]);
		}
		return text.toString();
	}

}
