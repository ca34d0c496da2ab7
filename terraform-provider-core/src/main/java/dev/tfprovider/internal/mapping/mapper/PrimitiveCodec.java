/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;

import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes {@code boolean}, or one numeric type. Never truncates: what does not
 * fit is refused.
 *
 * @param javaType the boxed type
 * @param type the type in Terraform
 * @param isExact whether each value has only one form in Terraform
 * @param reader reads a value
 * @param writer writes a value
 * @param <T> the boxed type
 */
record PrimitiveCodec<T>(Class<T> javaType, TerraformType type, boolean isExact, Function<TerraformValue, T> reader,
		Function<T, TerraformValue> writer) implements KnownCodec<T> {

	static PrimitiveCodec<Boolean> bool() {
		return new PrimitiveCodec<>(Boolean.class, TerraformType.BOOL, true, (value) -> ((BoolValue) value).value(),
				TerraformValue::bool);
	}

	/**
	 * Return the codec of an integral type with bounds.
	 */
	static <T extends Number> PrimitiveCodec<T> integer(Class<T> type, long min, long max, Function<Long, T> narrow) {
		String valid = "must be a whole number from " + min + " to " + max;
		return new PrimitiveCodec<>(type, TerraformType.NUMBER, true, (value) -> {
			BigInteger integer = integer(value, valid);
			if (integer.bitLength() > 63 || integer.longValue() < min || integer.longValue() > max) {
				throw new IllegalArgumentException(valid);
			}
			return narrow.apply(integer.longValue());
		}, (number) -> TerraformValue.number(number.longValue()));
	}

	static PrimitiveCodec<BigInteger> bigInteger() {
		return new PrimitiveCodec<>(BigInteger.class, TerraformType.NUMBER, true,
				(value) -> integer(value, "must be a whole number"),
				(number) -> TerraformValue.number(new BigDecimal(number)));
	}

	static PrimitiveCodec<BigDecimal> bigDecimal() {
		return new PrimitiveCodec<>(BigDecimal.class, TerraformType.NUMBER, true,
				(value) -> finite(value, "must be a finite number"), TerraformValue::number);
	}

	/**
	 * Return the codec of {@code double}: reads the nearest double of a number.
	 */
	static PrimitiveCodec<Double> real() {
		return new PrimitiveCodec<>(Double.class, TerraformType.NUMBER, false,
				(value) -> inRange(finite(value, "must be a finite number").doubleValue(), Double.MAX_VALUE),
				(number) -> TerraformValue.number(BigDecimal.valueOf(finite(number))));
	}

	/**
	 * Return the codec of {@code float}: reads the nearest float of a number.
	 */
	static PrimitiveCodec<Float> singleReal() {
		return new PrimitiveCodec<>(Float.class, TerraformType.NUMBER, false,
				(value) -> (float) inRange(finite(value, "must be a finite number").floatValue(), Float.MAX_VALUE),
				(number) -> TerraformValue.number(BoundedNumber.decimal(Float.toString((float) finite(number)))));
	}

	@Override
	public T read(TerraformValue value) {
		return this.reader.apply(value);
	}

	@Override
	public TerraformValue write(T value) {
		return this.writer.apply(value);
	}

	private static BigDecimal finite(TerraformValue value, String valid) {
		if (value instanceof NumberValue number) {
			return number.number();
		}
		throw new IllegalArgumentException(valid);
	}

	private static BigInteger integer(TerraformValue value, String valid) {
		BigDecimal number = finite(value, valid);
		// trailing zeros are stripped, so a positive scale means a fraction
		if (number.scale() > 0) {
			throw new IllegalArgumentException(valid);
		}
		return number.toBigInteger();
	}

	private static double inRange(double number, double max) {
		if (Double.isInfinite(number)) {
			throw new IllegalArgumentException("must be a number from -" + max + " to " + max);
		}
		return number;
	}

	/**
	 * Terraform has infinite numbers, but writes no state that holds one.
	 */
	private static double finite(double number) {
		if (!Double.isFinite(number)) {
			throw new IllegalArgumentException("must be a finite number, not " + number);
		}
		return number;
	}

}
