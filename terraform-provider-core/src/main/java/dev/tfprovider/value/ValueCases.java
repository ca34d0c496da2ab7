/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

/**
 * Visits a value, with one method for each kind of value.
 *
 * @param <R> the type of the result
 */
public interface ValueCases<R> {

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
