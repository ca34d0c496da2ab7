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
 * Limits the time that the methods of a resource, data source, ephemeral resource, list
 * resource, action or state store may take. Practitioners may set other limits if the
 * model has a component of the type {@code ResourceTimeouts}, {@code DataSourceTimeouts},
 * {@code EphemeralResourceTimeouts} or {@code ActionTimeouts}. At its deadline the thread
 * of a method is interrupted; an error then tells what took too long, and the state keeps
 * what was saved. All texts are durations such as {@code 20m}, {@code 1h30m} or
 * {@code PT20M}; empty for no limit.
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
	 * @return a duration, empty for no limit; resources, data sources and state stores
	 * only
	 */
	String read() default "";

	/**
	 * Return how long {@code update} may take.
	 * @return a duration, empty for no limit; resources only
	 */
	String update() default "";

	/**
	 * Return how long {@code delete} may take.
	 * @return a duration, empty for no limit; resources and state stores only
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

	/**
	 * Return how long {@code write} may take.
	 * @return a duration, empty for no limit; state stores only
	 */
	String write() default "";

	/**
	 * Return how long {@code lock} may take.
	 * @return a duration, empty for no limit; state stores only
	 */
	String lock() default "";

	/**
	 * Return how long {@code unlock} may take.
	 * @return a duration, empty for no limit; state stores only
	 */
	String unlock() default "";

	/**
	 * Return how long {@code invoke} may take.
	 * @return a duration, empty for no limit; actions only
	 */
	String invoke() default "";

	/**
	 * Return how long listing objects may take, with the time that Terraform takes to
	 * read them.
	 * @return a duration, empty for no limit; list resources only
	 */
	String list() default "";

}
