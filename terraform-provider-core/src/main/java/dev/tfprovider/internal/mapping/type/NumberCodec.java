/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.type;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;

import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes a numeric type. Never truncates: what does not fit is refused.
 *
 * @param javaType the boxed type
 * @param isExact whether each value has only one form in Terraform
 * @param reader reads a number
 * @param writer writes a number
 * @param <T> the boxed type
 */
record NumberCodec<T>(Class<T> javaType, boolean isExact, Function<TerraformValue, T> reader,
		Function<T, TerraformValue> writer) implements KnownCodec<T> {

	/**
	 * Return the codec of an integral type with bounds.
	 */
	static <T extends Number> NumberCodec<T> integer(Class<T> type, long min, long max, Function<Long, T> narrow) {
		String valid = "must be a whole number from " + min + " to " + max;
		return new NumberCodec<>(type, true, (value) -> {
			BigInteger integer = integer(value, valid);
			if (integer.bitLength() > 63 || integer.longValue() < min || integer.longValue() > max) {
				throw new IllegalArgumentException(valid);
			}
			return narrow.apply(integer.longValue());
		}, (number) -> TerraformValue.number(number.longValue()));
	}

	static NumberCodec<BigInteger> bigInteger() {
		return new NumberCodec<>(BigInteger.class, true, (value) -> integer(value, "must be a whole number"),
				(number) -> TerraformValue.number(new BigDecimal(number)));
	}

	static NumberCodec<BigDecimal> bigDecimal() {
		return new NumberCodec<>(BigDecimal.class, true, (value) -> finite(value, "must be a finite number"),
				TerraformValue::number);
	}

	/**
	 * Return the codec of {@code double}: reads the nearest double of a number.
	 */
	static NumberCodec<Double> real() {
		return new NumberCodec<>(Double.class, false,
				(value) -> (value instanceof InfinityValue infinity)
						? (infinity == InfinityValue.POSITIVE) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY
						: inRange(finite(value, "must be a number").doubleValue(), Double.MAX_VALUE),
				(number) -> number.isInfinite() ? infinity(number > 0)
						: TerraformValue.number(BigDecimal.valueOf(notNaN(number))));
	}

	/**
	 * Return the codec of {@code float}: reads the nearest float of a number.
	 */
	static NumberCodec<Float> singleReal() {
		return new NumberCodec<>(Float.class, false,
				(value) -> (value instanceof InfinityValue infinity)
						? (infinity == InfinityValue.POSITIVE) ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY
						: (float) inRange(finite(value, "must be a number").floatValue(), Float.MAX_VALUE),
				(number) -> number.isInfinite() ? infinity(number > 0)
						: TerraformValue.number(BoundedNumber.decimal(Float.toString((float) notNaN(number)))));
	}

	@Override
	public TerraformType type() {
		return TerraformType.NUMBER;
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

	private static double notNaN(double number) {
		if (Double.isNaN(number)) {
			throw new IllegalArgumentException("must be a number, not NaN");
		}
		return number;
	}

	private static TerraformValue infinity(boolean positive) {
		return positive ? InfinityValue.POSITIVE : InfinityValue.NEGATIVE;
	}

}
