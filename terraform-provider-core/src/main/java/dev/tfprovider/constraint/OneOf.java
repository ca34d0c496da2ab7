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
 * Requires the text to be one of the given values.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Constraint(validatedBy = TextValidators.OneOfValidator.class)
public @interface OneOf {

	/**
	 * Return the allowed texts.
	 * @return one or more
	 */
	String[] value();

	/**
	 * Return whether case is ignored.
	 * @return {@code false} to compare exactly
	 */
	boolean ignoreCase() default false;

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.OneOf.message}";

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
