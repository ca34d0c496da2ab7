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
import java.util.Map;
import java.util.regex.Pattern;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import org.jspecify.annotations.Nullable;

/**
 * Requires the keys of the map to match a pattern and to have a number of characters
 * within limits. Reported on each key.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Keys.List.class)
@Documented
@Constraint(validatedBy = Keys.Validator.class)
public @interface Keys {

	/**
	 * Return the regular expression that a whole key must match.
	 * @return anything unless set
	 */
	String pattern() default ".*";

	/**
	 * Return the minimum number of characters of a key, in code points.
	 * @return zero or more
	 */
	int min() default 0;

	/**
	 * Return the maximum number of characters of a key, in code points.
	 * @return the minimum or more
	 */
	int max() default Integer.MAX_VALUE;

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.Keys.message}";

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
		Keys[] value();

	}

	/**
	 * Validates each key.
	 */
	final class Validator implements ConstraintValidator<Keys, Map<?, ?>> {

		private Pattern pattern = Pattern.compile("");

		private int min;

		private int max;

		@Override
		public void initialize(Keys constraint) {
			this.pattern = Pattern.compile(constraint.pattern(), Pattern.DOTALL);
			this.min = constraint.min();
			this.max = constraint.max();
		}

		@Override
		public boolean isValid(@Nullable Map<?, ?> value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			boolean valid = true;
			for (Object each : value.keySet()) {
				String key = String.valueOf(each);
				int length = key.codePointCount(0, key.length());
				if (!this.pattern.matcher(key).matches()) {
					report(key, context, "pattern");
					valid = false;
				}
				if (length < this.min || length > this.max) {
					report(key, context, "length");
					valid = false;
				}
			}
			return valid;
		}

		private static void report(String key, ConstraintValidatorContext context, String problem) {
			String given = context.getDefaultConstraintMessageTemplate();
			String name = "{" + Keys.class.getName();
			context.disableDefaultConstraintViolation();
			context
				.buildConstraintViolationWithTemplate(
						given.equals(name + ".message}") ? name + "." + problem + ".message}" : given)
				.addContainerElementNode("<map key>", Map.class, 0)
				.inIterable()
				.atKey(key)
				.addConstraintViolation();
		}

	}

}
