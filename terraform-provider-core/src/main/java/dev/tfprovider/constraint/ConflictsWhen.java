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
 * Forbids the component when another component has one of the given values. A default of
 * the other one counts where the configuration leaves it out; as long as its value is not
 * known, or the provider's to decide, nothing is forbidden.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(ConflictsWhen.List.class)
@Documented
public @interface ConflictsWhen {

	/**
	 * Return the name of the other component.
	 * @return another component of this record, of a simple type
	 */
	String attribute();

	/**
	 * Return the values of the other component for which the rule applies, as Terraform
	 * writes them.
	 * @return one or more texts that its type can have
	 */
	String[] value();

	/**
	 * Container for repeated use on one component.
	 */
	@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
	@Retention(RetentionPolicy.RUNTIME)
	@Documented
	@interface List {

		/**
		 * Return the rules.
		 * @return all must hold
		 */
		ConflictsWhen[] value();

	}

}
