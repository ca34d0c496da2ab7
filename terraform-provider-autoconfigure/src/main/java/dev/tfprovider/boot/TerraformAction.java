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
 * Registers an {@link dev.tfprovider.action.InvocableAction} as a bean and sets the name
 * of its type. A plain {@link Component} that implements the interface is an action too;
 * its name is then that of its class in snake case without the suffix {@code Action};
 * that of a lambda is its bean's. On a {@code @Bean} method the annotation names what the
 * method returns.
 */
@Target({ ElementType.TYPE, ElementType.METHOD })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Component
public @interface TerraformAction {

	/**
	 * Return the name of the action type without the provider's prefix.
	 * @return the name such as {@code feed}, empty to derive it from the class
	 */
	@AliasFor("typeName")
	String value() default "";

	/**
	 * Return the name of the action type without the provider's prefix.
	 * @return the name such as {@code feed}, empty to derive it from the class
	 */
	@AliasFor("value")
	String typeName() default "";

}
