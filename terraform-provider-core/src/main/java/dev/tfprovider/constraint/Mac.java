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
 * Requires the text to be a MAC address: 6 or 8 bytes in hexadecimal digits, such as
 * {@code 00:1a:2b:3c:4d:5e}, {@code 00-1A-2B-3C-4D-5E} or {@code 001a.2b3c.4d5e}.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Constraint(validatedBy = NetworkValidators.MacValidator.class)
public @interface Mac {

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.Mac.message}";

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
