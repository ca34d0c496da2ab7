/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * A value of Terraform's type system: known, null or unknown. Immutable. Two values are
 * equal when Terraform would call them equal: numbers by their decimal value, strings in
 * normalization form C, sets without regard to order.
 */
public sealed interface TerraformValue permits StringValue, NumberValue, InfinityValue, BoolValue, ListValue, SetValue,
		MapValue, TupleValue, ObjectValue, NullValue, UnknownValue {

	/**
	 * Return the type of this value.
	 * @return the type; for a null or unknown value of unknown type
	 * {@link TerraformType#DYNAMIC}
	 */
	TerraformType type();

	/**
	 * Call the method of a visitor for this value.
	 * @param cases one method for each kind of value
	 * @param <R> the type of the result
	 * @return what the called method returned
	 */
	<R> R match(Cases<R> cases);

	/**
	 * Return whether this value is null.
	 * @return {@code true} for a null value of any type
	 */
	default boolean isNull() {
		return false;
	}

	/**
	 * Return whether this value itself is unknown. Elements of a known collection may
	 * still be.
	 * @return {@code true} for an unknown value of any type
	 */
	default boolean isUnknown() {
		return false;
	}

	/**
	 * Return whether neither this value nor anything in it is unknown.
	 * @return {@code true} if no part is unknown; null counts as known
	 */
	default boolean isWhollyKnown() {
		return true;
	}

	/**
	 * Return the value of a place inside this value. The one rule of paths through
	 * values: inside an unknown value everything is unknown, of the type its place has as
	 * far as that is known; inside null there is nothing, just as beyond the end of a
	 * list, at a key or attribute that is not there, and at an element of a set, which no
	 * path can name.
	 * @param path the place, relative to this value
	 * @return the value there, may be null or unknown; empty if there is nothing
	 */
	default Optional<TerraformValue> at(AttributePath path) {
		return ValuePath.find(this, path);
	}

	/**
	 * Return this value with another one at a place inside.
	 * @param path the place, relative to this value
	 * @param value the value to put there
	 * @return the changed value
	 * @throws IllegalArgumentException if {@link #at(AttributePath)} gives nothing there,
	 * or the place is inside an unknown value
	 */
	default TerraformValue with(AttributePath path, TerraformValue value) {
		return ValuePath.replace(this, path, value);
	}

	/**
	 * Return this value with all that is in it replaced, from the inside out.
	 * @param transform says what stands in place of each value
	 * @return the changed value; this very instance if the transform changes nothing
	 */
	default TerraformValue transform(Transform transform) {
		return transform.apply(transformParts(transform));
	}

	/**
	 * Return this value with its parts replaced, not going further inside.
	 * @param transform says what stands in place of each element or attribute
	 * @return the changed value, of the same type; this very instance if the transform
	 * changes nothing
	 */
	default TerraformValue transformParts(Transform transform) {
		return this;
	}

	/**
	 * Return the elements of a list, set or tuple.
	 * @return the elements in order, unmodifiable; none for any other value
	 */
	default List<TerraformValue> sequence() {
		return List.of();
	}

	/**
	 * Return the elements of a map, or the attributes of an object.
	 * @return the values by key or name, ascending, unmodifiable; none for any other
	 * value
	 */
	default Map<String, TerraformValue> entries() {
		return Map.of();
	}

	static StringValue string(String text) {
		return new StringValue(text);
	}

	static NumberValue number(BigDecimal number) {
		return new NumberValue(number);
	}

	static NumberValue number(long number) {
		return new NumberValue(BigDecimal.valueOf(number));
	}

	static BoolValue bool(boolean value) {
		return value ? BoolValue.TRUE : BoolValue.FALSE;
	}

	static ListValue list(TerraformType element, Collection<? extends TerraformValue> elements) {
		return new ListValue(element, List.copyOf(elements));
	}

	static SetValue set(TerraformType element, Collection<? extends TerraformValue> elements) {
		return new SetValue(element, List.copyOf(elements));
	}

	static MapValue map(TerraformType element, Map<String, ? extends TerraformValue> elements) {
		return new MapValue(element, Map.copyOf(elements));
	}

	static TupleValue tuple(List<? extends TerraformValue> elements) {
		return new TupleValue(List.copyOf(elements));
	}

	static NullValue ofNull(TerraformType type) {
		return new NullValue(type);
	}

	static UnknownValue unknown(TerraformType type) {
		return new UnknownValue(type, UnknownValue.Refinements.NONE);
	}

	/**
	 * Return an object.
	 * @param type the type of the object
	 * @param attributes attributes by name; those left out are null
	 * @return the object
	 * @throws IllegalArgumentException if the type has no attribute of a given name
	 */
	static ObjectValue object(ObjectType type, Map<String, ? extends TerraformValue> attributes) {
		for (String name : attributes.keySet()) {
			type.type(name);
		}
		return ObjectValue.build(type, (index) -> {
			TerraformValue value = attributes.get(type.name(index));
			return (value != null) ? value : ofNull(type.type(index));
		});
	}

	/**
	 * Visits a value, with one method for each kind of value.
	 *
	 * @param <R> the type of the result
	 */
	interface Cases<R> {

		R string(StringValue value);

		R number(NumberValue value);

		R infinity(InfinityValue value);

		R bool(BoolValue value);

		R list(ListValue value);

		R set(SetValue value);

		R map(MapValue value);

		R tuple(TupleValue value);

		R object(ObjectValue value);

		R ofNull(NullValue value);

		R unknown(UnknownValue value);

	}

	/**
	 * Says what is to stand in place of the values that
	 * {@link TerraformValue#transform(Transform)} comes by.
	 */
	@FunctionalInterface
	interface Transform {

		/**
		 * Replace a value whose parts have been replaced already.
		 * @param value the value, of any kind
		 * @return what is to stand in its place; the same instance to leave it as it is
		 */
		TerraformValue apply(TerraformValue value);

		/**
		 * Replace one part of a value: an element, or an attribute of an object. Goes on
		 * inside the part unless it is overridden.
		 * @param index position of the part, from zero; in a map that of its key
		 * @param name key in a map or name of an attribute, {@code null} in other
		 * collections
		 * @param part the part
		 * @return what is to stand in its place; the same instance to leave it as it is
		 */
		default TerraformValue part(int index, @Nullable String name, TerraformValue part) {
			return part.transform(this);
		}

	}

}
