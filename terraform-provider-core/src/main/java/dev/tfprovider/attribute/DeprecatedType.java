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
 * Deprecates a whole resource or data source: Terraform warns where a configuration has
 * one. Stands on the class that implements it; on a record it is about all resources,
 * data sources and blocks made of it.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface DeprecatedType {

	/**
	 * Return what to use instead, in a sentence.
	 * @return the text
	 */
	String value();

}
