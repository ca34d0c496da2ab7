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
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import org.jspecify.annotations.Nullable;

/**
 * Requires the text to be a valid Java regular expression.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(RegularExpression.List.class)
@Documented
@Constraint(validatedBy = RegularExpression.Validator.class)
public @interface RegularExpression {

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.RegularExpression.message}";

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
		RegularExpression[] value();

	}

	/**
	 * Validates the expression.
	 */
	final class Validator implements ConstraintValidator<RegularExpression, CharSequence> {

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			try {
				Pattern.compile(value.toString());
				return true;
			}
			catch (PatternSyntaxException | StackOverflowError ex) {
				return false;
			}
		}

	}

}
