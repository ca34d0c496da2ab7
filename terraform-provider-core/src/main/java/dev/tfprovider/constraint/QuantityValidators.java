/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.math.BigDecimal;
import java.time.Duration;

import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import org.jspecify.annotations.Nullable;

/**
 * Validators of numbers and durations. Bean Validation creates them by their public
 * constructors.
 */
final class QuantityValidators {

	private QuantityValidators() {
	}

	/**
	 * Validates the duration.
	 */
	public static final class DurationRangeValidator implements ConstraintValidator<DurationRange, Object> {

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
				describe(context);
			}
			return valid;
		}

		/**
		 * Choose the message about one bound, unless the author has declared another.
		 */
		private void describe(ConstraintValidatorContext context) {
			boolean lower = this.min != null;
			String name = "{" + DurationRange.class.getName();
			if (lower == (this.max != null)
					|| !context.getDefaultConstraintMessageTemplate().equals(name + ".message}")) {
				return;
			}
			context.disableDefaultConstraintViolation();
			context.buildConstraintViolationWithTemplate(name + (lower ? ".min" : ".max") + ".message}")
				.addConstraintViolation();
		}

	}

	/**
	 * Validates the number.
	 */
	public static final class MultipleOfValidator implements ConstraintValidator<MultipleOf, Number> {

		private long divisor = 1;

		@Override
		public void initialize(MultipleOf constraint) {
			this.divisor = constraint.value();
		}

		@Override
		public boolean isValid(@Nullable Number value, ConstraintValidatorContext context) {
			return value == null || BigDecimals.of(value).remainder(BigDecimal.valueOf(this.divisor)).signum() == 0;
		}

	}

	/**
	 * Validates the number or duration.
	 */
	public static final class NotZeroValidator implements ConstraintValidator<NotZero, Object> {

		@Override
		public boolean isValid(@Nullable Object value, ConstraintValidatorContext context) {
			return value == null || ((value instanceof Duration duration) ? !duration.isZero()
					: !(value instanceof Number number) || BigDecimals.of(number).signum() != 0);
		}

	}

}
