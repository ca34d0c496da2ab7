/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;

/**
 * Requires the {@link java.time.Duration}, or text of one, to lie within limits.
 * Durations are written as in Go, such as {@code 1h30m}, or as in ISO 8601, such as
 * {@code PT1H30M}; limits and texts alike.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Constraint(validatedBy = QuantityValidators.DurationRangeValidator.class)
public @interface DurationRange {

	/**
	 * Return the minimum duration.
	 * @return a duration that is itself allowed; empty for none
	 */
	String min() default "";

	/**
	 * Return the maximum duration.
	 * @return a duration that is itself allowed; empty for none
	 */
	String max() default "";

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.DurationRange.message}";

	/**
	 * Return the groups.
	 * @return none for the default group, the only one that is checked
	 */
	Class<?>[] groups() default {};

	/**
	 * Return the payload.
	 * @return nothing, unless the author reads it
	 */
	Class<? extends Payload>[] payload() default {};

}
