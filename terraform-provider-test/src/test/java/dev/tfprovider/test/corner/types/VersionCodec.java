/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;

import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import dev.tfprovider.value.TypeCodec;

/**
 * Reads and writes versions as tuples.
 */
class VersionCodec implements TypeCodec<Anything.Version> {

	@Override
	public Class<Anything.Version> javaType() {
		return Anything.Version.class;
	}

	@Override
	public TerraformType type() {
		return TerraformType.tuple(TerraformType.NUMBER, TerraformType.NUMBER, TerraformType.STRING);
	}

	@Override
	public Anything.Version read(TerraformValue value) {
		List<TerraformValue> parts = ((TupleValue) value).elements();
		return new Anything.Version(number(parts.get(0)), number(parts.get(1)), ((StringValue) parts.get(2)).text());
	}

	private static int number(TerraformValue value) {
		if (value instanceof NumberValue number && number.number().signum() >= 0) {
			return number.number().intValueExact();
		}
		throw new IllegalArgumentException("must begin with two whole numbers, such as [1, 2, \"beta\"]");
	}

	@Override
	public TerraformValue write(Anything.Version version) {
		return TerraformValue.tuple(List.of(TerraformValue.number(version.major()),
				TerraformValue.number(version.minor()), TerraformValue.string(version.label())));
	}

	@Override
	public boolean isSame(Anything.Version first, Anything.Version second) {
		return first.major() == second.major() && first.minor() == second.minor()
				&& first.label().equalsIgnoreCase(second.label());
	}

}
