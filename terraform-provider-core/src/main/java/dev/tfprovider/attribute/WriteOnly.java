/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.attribute;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a component that exists only in the configuration: it is null in every plan and
 * state. Read it from {@code data.config()}. Needs Terraform 1.11 or newer to be set.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface WriteOnly {

	/**
	 * Return the name of the component that holds the version of the value. Nobody
	 * notices that a write-only value has changed, so a practitioner changes the version
	 * beside it. Both have to be set together. See
	 * {@link dev.tfprovider.resource.ResourceData#newSecret newSecret}.
	 * @return a component of this record with a simple type, empty if there is none
	 */
	String version() default "";

	/**
	 * Return the name of the component for the same purpose whose value is kept in the
	 * state. At most one of both may be set; {@code @ExactlyOneOf} requires one.
	 * @return a component of this record, empty if there is none
	 */
	String insteadOf() default "";

}
