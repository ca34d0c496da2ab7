/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;

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
	<R> R match(ValueCases<R> cases);

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
		return new UnknownValue(type, Refinements.NONE);
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

}
