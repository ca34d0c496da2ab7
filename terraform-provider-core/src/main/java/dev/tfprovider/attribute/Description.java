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
 * Describes a component or model for documentation and editors. Wins over the Javadoc
 * {@code @param} of the component.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.TYPE })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Description {

	/**
	 * Return the text.
	 * @return the text
	 */
	String value();

	/**
	 * Return whether the text is Markdown.
	 * @return {@code false} for plain text
	 */
	boolean markdown() default true;

}
