/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

/**
 * Numbers the kinds of values in the order of {@link ValueOrder}.
 */
final class ValueRank implements TerraformValue.Cases<Integer> {

	@Override
	public Integer bool(BoolValue value) {
		return 0;
	}

	@Override
	public Integer number(NumberValue value) {
		return 1;
	}

	@Override
	public Integer infinity(InfinityValue value) {
		return 2;
	}

	@Override
	public Integer string(StringValue value) {
		return 3;
	}

	@Override
	public Integer list(ListValue value) {
		return 4;
	}

	@Override
	public Integer set(SetValue value) {
		return 5;
	}

	@Override
	public Integer map(MapValue value) {
		return 6;
	}

	@Override
	public Integer tuple(TupleValue value) {
		return 7;
	}

	@Override
	public Integer object(ObjectValue value) {
		return 8;
	}

	@Override
	public Integer ofNull(NullValue value) {
		return 9;
	}

	@Override
	public Integer unknown(UnknownValue value) {
		return 10;
	}

}
