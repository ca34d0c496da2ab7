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

import dev.tfprovider.schema.EmptyForm;

/**
 * Determines how an empty collection or text in a result relates to null. Without the
 * annotation, collections and strings are {@link EmptyForm#PLANNED}: what the
 * configuration or the state has is kept, whichever of the two an API answers with.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface EmptyAs {

	/**
	 * Return the form.
	 * @return what becomes of empty and null results
	 */
	EmptyForm value();

}
