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
 * Marks a component whose value the provider decides. Alone, the configuration must not
 * set it; together with JSpecify's {@code @Nullable} the configuration may.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Computed {

	/**
	 * Return whether the configuration must not set the component even though it is
	 * {@code @Nullable}: the provider may decide that it has no value.
	 * @return {@code false} to let {@code @Nullable} make the component configurable
	 */
	boolean readOnly() default false;

}
