/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the version of a resource's schema, on the class that implements
 * {@link ManagedResource}. Needed only where no {@link UpgradableResource} leads to the
 * version, such as after a rewrite; beside one, it must agree with it.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface SchemaVersion {

	/**
	 * Return the version of the schema.
	 * @return the version, zero or more
	 */
	long value();

}
