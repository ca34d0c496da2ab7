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
 * Requires the text to be a network in CIDR notation, such as {@code 10.0.0.0/8} or
 * {@code 2001:db8::/32}.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Constraint(validatedBy = NetworkValidators.CidrValidator.class)
public @interface Cidr {

	/**
	 * Return the required IP version.
	 * @return {@code ANY} for both
	 */
	IpVersion version() default IpVersion.ANY;

	/**
	 * Return whether the host bits of the address must be zero.
	 * @return {@code false} to allow {@code 10.1.2.3/8}
	 */
	boolean network() default false;

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.Cidr.message}";

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
