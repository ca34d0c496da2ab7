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
 * Limits the time that the methods of a resource, data source or ephemeral resource may
 * take. Practitioners may set other limits if the model has a component of the type
 * {@code ResourceTimeouts}, {@code DataSourceTimeouts} or
 * {@code EphemeralResourceTimeouts}. At its deadline the thread of a method is
 * interrupted; an error then tells what took too long, and the state keeps what was
 * saved. All texts are durations such as {@code 20m}, {@code 1h30m} or {@code PT20M};
 * empty for no limit.
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
	 * @return a duration, empty for no limit; resources and data sources only
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

	/**
	 * Return how long {@code open} may take.
	 * @return a duration, empty for no limit; ephemeral resources only
	 */
	String open() default "";

	/**
	 * Return how long {@code renew} may take.
	 * @return a duration, empty for no limit; ephemeral resources only
	 */
	String renew() default "";

	/**
	 * Return how long {@code close} may take.
	 * @return a duration, empty for no limit; ephemeral resources only
	 */
	String close() default "";

}
