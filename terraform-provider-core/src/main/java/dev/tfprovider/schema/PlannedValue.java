/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.Value;

/**
 * Makes the value of an attribute that is planned once, see
 * {@link dev.tfprovider.attribute.PlannedOnce @PlannedOnce}. Unlike a
 * {@link PlanModifier} it need not be a pure function: what it returns is kept with the
 * plan. A plan may be thrown away, and the plan of a replacement may ask twice, so
 * nothing should depend on every value being used.
 *
 * @param <T> the Java type of the component
 */
@FunctionalInterface
public interface PlannedValue<T> {

	/**
	 * Make the value.
	 * @param plan the planned object, in which anything may be unknown that something
	 * else decides
	 * @return the value; unknown if it depends on something that is not known yet, which
	 * asks again when it is
	 * @throws Exception if there is none; it becomes a diagnostic
	 */
	Value<T> make(ObjectView plan) throws Exception;

}
