/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Duration;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import org.jspecify.annotations.Nullable;

/**
 * Requires the {@link java.time.Duration}, or text of one, to lie within limits.
 * Durations are written as in Go, such as {@code 1h30m}, or as in ISO 8601, such as
 * {@code PT1H30M}; limits and texts alike.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(DurationRange.List.class)
@Documented
@Constraint(validatedBy = DurationRange.Validator.class)
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

	/**
	 * Container for repeated use on one element.
	 */
	@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
			ElementType.PARAMETER, ElementType.TYPE_USE })
	@Retention(RetentionPolicy.RUNTIME)
	@Documented
	@interface List {

		/**
		 * Return the constraints.
		 * @return all must hold
		 */
		DurationRange[] value();

	}

	/**
	 * Validates the duration.
	 */
	final class Validator implements ConstraintValidator<DurationRange, Object> {

		private @Nullable Duration min;

		private @Nullable Duration max;

		@Override
		public void initialize(DurationRange constraint) {
			this.min = limit(constraint.min());
			this.max = limit(constraint.max());
		}

		private static @Nullable Duration limit(String text) {
			if (text.isEmpty()) {
				return null;
			}
			Duration limit = DurationNotation.parse(text);
			if (limit == null) {
				throw new IllegalArgumentException("@DurationRange has the limit '" + text + "', which is no duration");
			}
			return limit;
		}

		@Override
		public boolean isValid(@Nullable Object value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			Duration duration = (value instanceof Duration known) ? known : DurationNotation.parse(value.toString());
			boolean valid = duration != null && (this.min == null || duration.compareTo(this.min) >= 0)
					&& (this.max == null || duration.compareTo(this.max) <= 0);
			if (!valid) {
				BoundsMessage.describe(context, DurationRange.class.getName(), this.min != null, this.max != null);
			}
			return valid;
		}

	}

}
