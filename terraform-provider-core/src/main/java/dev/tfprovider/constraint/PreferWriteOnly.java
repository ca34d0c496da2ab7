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

/**
 * Warns when the configuration sets the component instead of a write-only one for the
 * same purpose, which would not be stored in the state. Adds no warning for versions of
 * Terraform without write-only attributes, or where the write-only one is set too.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface PreferWriteOnly {

	/**
	 * Return the name of the component to set instead.
	 * @return a component of this record with
	 * {@link dev.tfprovider.attribute.WriteOnly @WriteOnly}
	 */
	String value();

}
