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
 * Decides by code of your own whether two values of the component mean the same, instead
 * of leaving it to the component's type.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface SemanticEquals {

	/**
	 * Return the code.
	 * @return a class with a constructor without parameters
	 */
	Class<? extends SemanticEquality> value();

}
