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
import jakarta.validation.Payload;

/**
 * Requires the keys of the map to match a pattern and to have a number of characters
 * within limits. Reported on each key.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Keys.List.class)
@Documented
@Constraint(validatedBy = TextValidators.KeysValidator.class)
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

}
