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

import dev.tfprovider.schema.PlanModifier;

/**
 * Lets code of the author's own decide what is planned for a component. Runs after what
 * the other annotations ask for, in the order given.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface PlanModifiedBy {

	/**
	 * Return the classes of the plan modifiers. Each has a constructor without
	 * parameters, or is a bean.
	 * @return the classes, run in order
	 */
	Class<? extends PlanModifier>[] value();

}
