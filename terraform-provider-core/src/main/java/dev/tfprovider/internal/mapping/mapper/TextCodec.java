/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.function.BiPredicate;
import java.util.function.Function;

import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes a type that is represented as a string.
 *
 * @param javaType the Java type
 * @param isExact whether each value has only one form as text
 * @param valid what valid text is, completes "must be "
 * @param reader parses text; whatever it throws means that the text is not valid
 * @param writer prints text
 * @param same decides whether two values mean the same
 * @param <T> the Java type
 */
record TextCodec<T>(Class<T> javaType, boolean isExact, String valid, Parser<T> reader, Function<T, String> writer,
		BiPredicate<T, T> same) implements KnownCodec<T> {

	@Override
	public TerraformType type() {
		return TerraformType.STRING;
	}

	@Override
	public T read(TerraformValue value) {
		try {
			return this.reader.parse(((StringValue) value).text());
		}
		catch (Exception | StackOverflowError ex) {
			// the cause is left out: its message repeats the value
			throw new IllegalArgumentException("must be " + this.valid);
		}
	}

	@Override
	public TerraformValue write(T value) {
		return TerraformValue.string(this.writer.apply(value));
	}

	@Override
	public boolean isSame(T first, T second) {
		return this.same.test(first, second);
	}

	/**
	 * Parses text.
	 *
	 * @param <T> the Java type
	 */
	@FunctionalInterface
	interface Parser<T> {

		T parse(String text) throws Exception;

	}

}
