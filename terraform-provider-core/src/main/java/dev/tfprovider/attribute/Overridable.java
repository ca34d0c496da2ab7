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
 * Lets practitioners give a setting of the provider block another value for a single
 * object, such as a region, a tenant or a project. The component of the settings becomes
 * an optional argument of every resource, data source, list, ephemeral resource and
 * action, unless their record has a component of that name itself. What the provider
 * block says is its default; it is part of the object's identity, and a change requires
 * replacement. Settings and beans in the scope of the provider are those with the
 * object's value while methods work for it.
 * <p>
 * The component has a simple type and is not sensitive.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Overridable {

	/**
	 * Return the models whose objects have no value of their own.
	 * @return records of resources, data sources, lists, ephemeral resources or actions
	 */
	Class<?>[] except() default {};

}
