/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.function;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names or describes a parameter of a {@link TerraformFunction}. Without it, the name is
 * that of the Java parameter in snake case, which the compiler keeps with
 * {@code -parameters}, and the description that of the Javadoc.
 */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface FunctionParameter {

	/**
	 * Return the name, which errors show.
	 * @return lower-case letters, digits and underscores; empty for that of the parameter
	 */
	String value() default "";

	/**
	 * Return the description.
	 * @return Markdown, empty for the {@code @param} text of the Javadoc
	 */
	String description() default "";

}
