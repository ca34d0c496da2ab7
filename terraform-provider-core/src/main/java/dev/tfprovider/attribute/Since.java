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
 * Names the version of the provider that was the first to have a component, a type or a
 * function. For the documentation of the provider; on a type it is written on the class
 * that implements it, on a function on the method.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.TYPE, ElementType.METHOD })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Since {

	/**
	 * Return the version.
	 * @return such as {@code 1.4.0}, without a leading {@code v}
	 */
	String value();

}
