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
import java.math.BigDecimal;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import org.jspecify.annotations.Nullable;

/**
 * Requires the number to be a TCP or UDP port, at most 65,535.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Port.List.class)
@Documented
@Constraint(validatedBy = Port.Validator.class)
public @interface Port {

	/**
	 * Return the lowest number.
	 * @return 1 unless set; 0 to allow "any free port"
	 */
	int min() default 1;

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.Port.message}";

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
		Port[] value();

	}

	/**
	 * Validates the number.
	 */
	final class Validator implements ConstraintValidator<Port, Number> {

		private static final BigDecimal HIGHEST = BigDecimal.valueOf(65_535);

		private int min = 1;

		@Override
		public void initialize(Port constraint) {
			this.min = constraint.min();
		}

		@Override
		public boolean isValid(@Nullable Number value, ConstraintValidatorContext context) {
			return value == null || (BigDecimals.of(value).compareTo(BigDecimal.valueOf(this.min)) >= 0
					&& BigDecimals.of(value).compareTo(HIGHEST) <= 0);
		}

	}

}
