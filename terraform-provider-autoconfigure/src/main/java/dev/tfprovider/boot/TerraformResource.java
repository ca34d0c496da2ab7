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
 * Registers a {@link dev.tfprovider.resource.ManagedResource} as a bean and sets the name
 * of its type. A plain {@link Component} that implements the interface is a resource too;
 * its name is then that of its class in snake case without the suffix {@code Resource}.
 * On a {@code @Bean} method it names what the method returns.
 */
@Target({ ElementType.TYPE, ElementType.METHOD })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Component
public @interface TerraformResource {

	/**
	 * Return the name of the resource type without the provider's prefix.
	 * @return the name such as {@code pet}, empty to derive it from the class
	 */
	@AliasFor("typeName")
	String value() default "";

	/**
	 * Return the name of the resource type without the provider's prefix.
	 * @return the name such as {@code pet}, empty to derive it from the class
	 */
	@AliasFor("value")
	String typeName() default "";

	/**
	 * Return the form of the id that {@code terraform import} takes, as in
	 * {@link dev.tfprovider.resource.ImportId}.
	 * @return the form such as <code>{owner}/{name}</code>, empty to leave it to that
	 * annotation and the {@code @Id} components
	 */
	String importId() default "";

	/**
	 * Return whether there is also a data source of the same name. It is given the
	 * {@code @Id} components and reads everything else.
	 * @return whether to derive one
	 */
	boolean dataSource() default false;

}
