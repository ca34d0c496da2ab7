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
 * Names environment variables that provide the value when the provider block does not set
 * the component. The configuration wins over the environment, the environment over
 * {@link Default}. Only for {@code @ProviderConfiguration} records; makes the component
 * optional.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface EnvironmentDefault {

	/**
	 * Return the names of the variables; the first that is set and not empty wins.
	 * @return one name or more
	 */
	String[] value();

}
