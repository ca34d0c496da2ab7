/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.attribute;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import dev.tfprovider.schema.PlanModifier;

/**
 * Applies a plan modifier of the author to a component. Runs after what the other
 * annotations ask for; several run in the order in which they are written.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Repeatable(PlanModifiedBy.All.class)
public @interface PlanModifiedBy {

	/**
	 * Return the class of the plan modifier. It has a constructor without parameters, or
	 * is a bean.
	 * @return the class
	 */
	Class<? extends PlanModifier> value();

	/**
	 * Container for repeated use on one component.
	 */
	@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
	@Retention(RetentionPolicy.RUNTIME)
	@Documented
	@interface All {

		/**
		 * Return the annotations.
		 * @return the annotations in order
		 */
		PlanModifiedBy[] value();

	}

}
