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

import dev.tfprovider.schema.SemanticEquality;

/**
 * Sets the equality by which two values of a component are the same although they are
 * written differently. A configuration that only writes the state in another way then
 * plans nothing, and what the upstream writes in another way is kept as it was written
 * before. Takes the place of the equality that the component's type brings along.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface SemanticallyEqual {

	/**
	 * Return the class of the equality. It has a constructor without parameters, or is a
	 * bean.
	 * @return the class
	 */
	Class<? extends SemanticEquality> value();

	/**
	 * Return whether the equality is for each element of a list, set or map rather than
	 * for the whole collection.
	 * @return {@code false} to compare the values of the component themselves
	 */
	boolean elements() default false;

}
