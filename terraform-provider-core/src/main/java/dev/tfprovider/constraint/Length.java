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

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import org.jspecify.annotations.Nullable;

/**
 * Requires the text to have a number of characters within limits. Characters are Unicode
 * code points, as Terraform counts them: an emoji is one, where
 * {@code jakarta.validation.constraints.Size} counts two.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Length.List.class)
@Documented
@Constraint(validatedBy = Length.Validator.class)
public @interface Length {

	/**
	 * Return the minimum number of characters.
	 * @return zero or more
	 */
	int min() default 0;

	/**
	 * Return the maximum number of characters.
	 * @return the minimum or more
	 */
	int max() default Integer.MAX_VALUE;

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.Length.message}";

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
		Length[] value();

	}

	/**
	 * Validates the number of characters.
	 */
	final class Validator implements ConstraintValidator<Length, CharSequence> {

		private int min;

		private int max;

		@Override
		public void initialize(Length constraint) {
			this.min = constraint.min();
			this.max = constraint.max();
		}

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			int length = Character.codePointCount(value, 0, value.length());
			boolean valid = length >= this.min && length <= this.max;
			if (!valid) {
				BoundsMessage.describe(context, Length.class.getName(), this.min > 0, this.max < Integer.MAX_VALUE);
			}
			return valid;
		}

	}

}
