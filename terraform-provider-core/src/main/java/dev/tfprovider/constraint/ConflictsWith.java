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
 * Forbids that components are set together: on a record any two of those named, on a
 * component itself and any of those named, which may be set beside each other. Unknown
 * values may turn out not to be set.
 */
@Target({ ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(ConflictsWith.List.class)
@Documented
public @interface ConflictsWith {

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
		ConflictsWith[] value();

	}

}
