/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.NoSuchElementException;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * A Java value in Terraform's three states: known, null, or unknown until something else
 * has been created. Declare a record component as {@code Value<T>} where code must tell
 * the three apart.
 *
 * @param <T> the Java type of a known value
 */
public sealed interface Value<T> {

	/**
	 * Return a known value.
	 * @param value the value, not null
	 * @param <T> the Java type
	 * @return the known value
	 */
	static <T> Value<T> known(T value) {
		return new Known<>(value);
	}

	/**
	 * Return the null value: not set.
	 * @param <T> the Java type
	 * @return the null value
	 */
	static <T> Value<T> ofNull() {
		return new Null<>();
	}

	/**
	 * Return the unknown value: not known yet.
	 * @param <T> the Java type
	 * @return the unknown value
	 */
	static <T> Value<T> unknown() {
		return new Unknown<>();
	}

	/**
	 * Return a known value, or the null value for {@code null}.
	 * @param value the value, may be null
	 * @param <T> the Java type
	 * @return the known or null value, never unknown
	 */
	static <T> Value<T> ofNullable(@Nullable T value) {
		return (value != null) ? known(value) : ofNull();
	}

	/**
	 * Return whether this value is known and not null.
	 * @return {@code true} if {@link #get()} returns
	 */
	default boolean isKnown() {
		return this instanceof Known;
	}

	/**
	 * Return whether this value is null: not set.
	 * @return {@code true} for the null value
	 */
	default boolean isNull() {
		return this instanceof Null;
	}

	/**
	 * Return whether this value is not known yet.
	 * @return {@code true} for the unknown value
	 */
	default boolean isUnknown() {
		return this instanceof Unknown;
	}

	/**
	 * Return the known value.
	 * @return the value
	 * @throws NoSuchElementException if this value is null or unknown
	 */
	T get();

	/**
	 * Return the known value, or another for null and unknown.
	 * @param other what to return for null and unknown, may be null
	 * @return the known value or {@code other}
	 */
	default @Nullable T orElse(@Nullable T other) {
		return isKnown() ? get() : other;
	}

	/**
	 * Apply a function to a known value; null and unknown are returned as they are.
	 * @param mapper the function, must not return null
	 * @param <R> the Java type of the result
	 * @return the mapped value
	 */
	<R> Value<R> map(Function<? super T, ? extends R> mapper);

	/**
	 * A known value.
	 *
	 * @param value the value, not null
	 * @param <T> the Java type
	 */
	record Known<T>(T value) implements Value<T> {

		@Override
		public T get() {
			return this.value;
		}

		@Override
		public <R> Value<R> map(Function<? super T, ? extends R> mapper) {
			return new Known<>(mapper.apply(this.value));
		}

	}

	/**
	 * The null value.
	 *
	 * @param <T> the Java type
	 */
	record Null<T>() implements Value<T> {

		@Override
		public T get() {
			throw new NoSuchElementException("The value is null");
		}

		@Override
		public <R> Value<R> map(Function<? super T, ? extends R> mapper) {
			return new Null<>();
		}

	}

	/**
	 * The unknown value.
	 *
	 * @param <T> the Java type
	 */
	record Unknown<T>() implements Value<T> {

		@Override
		public T get() {
			throw new NoSuchElementException("The value is not known yet");
		}

		@Override
		public <R> Value<R> map(Function<? super T, ? extends R> mapper) {
			return new Unknown<>();
		}

	}

}
