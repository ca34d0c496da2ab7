/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that at least one of several components is set: on a record one of those
 * named, on a component the component itself or one of those named. Unknown values may
 * turn out to be set.
 */
@Target({ ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(AtLeastOneOf.List.class)
@Documented
public @interface AtLeastOneOf {

	/**
	 * Return the names of components of this record.
	 * @return at least two on a record, at least one other on a component
	 */
	String[] value();

	/**
	 * Container for repeated use on one element.
	 */
	@Target({ ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
	@Retention(RetentionPolicy.RUNTIME)
	@Documented
	@interface List {

		/**
		 * Return the rules.
		 * @return all must hold
		 */
		AtLeastOneOf[] value();

	}

}
