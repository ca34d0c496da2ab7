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
 * Declares a nested block, {@code name { … }}, instead of a nested attribute, {@code name
 * = { … }}. For components that are a record, or a list, set or map of one.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Block {

	/**
	 * Return the minimum number of blocks in a configuration.
	 * @return zero or more
	 */
	int min() default 0;

	/**
	 * Return the maximum number of blocks in a configuration.
	 * @return the number, zero for no limit
	 */
	int max() default 0;

	/**
	 * Return whether a single block is never absent: where a configuration has none, the
	 * record is made of nulls and defaults.
	 * @return whether so; only for a component that is a record and not {@code @Nullable}
	 */
	boolean group() default false;

}
