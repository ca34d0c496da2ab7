/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

/**
 * Translates between a Java type and a Terraform type, for component types that the
 * schema inference does not know. Declare one as a bean, and every component of
 * {@link #javaType()} may be used in model records. Implementations are stateless and
 * thread-safe; neither method ever sees null or unknown.
 *
 * @param <T> the Java type
 */
public interface TypeCodec<T> {

	/**
	 * Return the Java type this codec is for, compared exactly, without subtypes.
	 * @return the Java type
	 */
	Class<T> javaType();

	/**
	 * Return the Terraform type of the values.
	 * @return the type; wholly without {@link TerraformType#DYNAMIC} unless every value
	 * brings its own type along
	 */
	TerraformType type();

	/**
	 * Read a value of the configuration or state.
	 * @param value a wholly known value of {@link #type()}, not null
	 * @return the Java value
	 * @throws IllegalArgumentException if the value is not one of the Java type's; the
	 * message completes "Invalid value: " and names what would be valid
	 */
	T read(TerraformValue value);

	/**
	 * Write a value.
	 * @param value the Java value, not null
	 * @return a wholly known value of {@link #type()}
	 */
	TerraformValue write(T value);

	/**
	 * Return whether two values are semantically equal, so that a difference in notation
	 * causes no change.
	 * @param first a Java value
	 * @param second another
	 * @return {@code true} if so; by default what {@code equals} says
	 */
	default boolean isSame(T first, T second) {
		return first.equals(second);
	}

}
