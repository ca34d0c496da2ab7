/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.springframework.core.annotation.AliasFor;
import org.springframework.stereotype.Component;

/**
 * Registers a {@link dev.tfprovider.list.ListResource} as a bean and sets the name of the
 * managed resource type whose objects it lists. A plain {@link Component} that implements
 * the interface is a list resource too; its name is then that of its class in snake case
 * without the suffix {@code ListResource}, {@code List} or {@code Resource}, or that of
 * the managed resource if it is one itself; that of a lambda is its bean's. On a
 * {@code @Bean} method the annotation names what the method returns.
 */
@Target({ ElementType.TYPE, ElementType.METHOD })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Component
public @interface TerraformListResource {

	/**
	 * Return the name of the managed resource type without the provider's prefix.
	 * @return the name such as {@code pet}, empty to derive it from the class
	 */
	@AliasFor("typeName")
	String value() default "";

	/**
	 * Return the name of the managed resource type without the provider's prefix.
	 * @return the name such as {@code pet}, empty to derive it from the class
	 */
	@AliasFor("value")
	String typeName() default "";

	/**
	 * Return whether objects that Terraform wants to see are read by the managed resource
	 * first. The list then needs to know no more than their {@code @Id} components.
	 * @return whether to read them
	 */
	boolean readObjects() default false;

}
