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
 * Sets the value that is planned when the configuration sets none. The component is then
 * optional and computed. A parameter of a function with a default may be left out.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Default {

	/**
	 * Return the default as text: a number, {@code true} or {@code false}, an enum
	 * constant in its Terraform spelling, or what the type's codec reads. A collection
	 * takes each text as one element.
	 * @return the text, or the texts of the elements
	 */
	String[] value() default {};

	/**
	 * Return the name of a static method or constant of the record, or of the class of
	 * the function, that gives the default instead. Parameters of the method have the
	 * names and types of other components of the record, and get what is planned for
	 * them; the default is not known before all of them are.
	 * @return the name, empty to use the {@link #value()}
	 */
	String from() default "";

}
