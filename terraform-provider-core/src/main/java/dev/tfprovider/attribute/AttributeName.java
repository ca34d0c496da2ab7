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
 * Sets the name of the attribute, instead of the component's name in snake case. On a
 * record that is a case of a sealed interface, names the case.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.TYPE })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface AttributeName {

	/**
	 * Return the name of the attribute.
	 * @return the name, {@code [a-z_][a-z0-9_]*}
	 */
	String value();

}
