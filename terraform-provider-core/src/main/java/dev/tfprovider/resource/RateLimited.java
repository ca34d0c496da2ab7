/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.TimeUnit;

/**
 * Limits how many calls of a resource's methods run at a time, and how many start within
 * an interval, regardless of Terraform's {@code -parallelism}. Excess calls wait in
 * order; a call that Terraform cancels stops waiting. The limits hold for all objects of
 * the type in one process.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
public @interface RateLimited {

	/**
	 * Return how many calls may run at a time.
	 * @return one or more; zero for any number
	 */
	int concurrent() default 0;

	/**
	 * Return how many calls may start within any interval.
	 * @return one or more; zero for any number
	 */
	int calls() default 0;

	/**
	 * Return how long the interval is.
	 * @return one or more units
	 */
	long interval() default 1;

	/**
	 * Return the unit of the interval.
	 * @return seconds unless set
	 */
	TimeUnit unit() default TimeUnit.SECONDS;

}
