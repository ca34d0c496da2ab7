/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Limits the time that the methods of a resource or data source may take. Practitioners
 * may set other limits if the model has a component of the type {@code ResourceTimeouts}
 * or {@code DataSourceTimeouts}. At its deadline the thread of a method is interrupted;
 * an error then tells what took too long, and the state keeps what was saved. All texts
 * are durations such as {@code 20m}, {@code 1h30m} or {@code PT20M}; empty for no limit.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
public @interface Timeouts {

	/**
	 * Return how long {@code create} may take.
	 * @return a duration, empty for no limit; resources only
	 */
	String create() default "";

	/**
	 * Return how long {@code read} may take.
	 * @return a duration, empty for no limit
	 */
	String read() default "";

	/**
	 * Return how long {@code update} may take.
	 * @return a duration, empty for no limit; resources only
	 */
	String update() default "";

	/**
	 * Return how long {@code delete} may take.
	 * @return a duration, empty for no limit; resources only
	 */
	String delete() default "";

}
