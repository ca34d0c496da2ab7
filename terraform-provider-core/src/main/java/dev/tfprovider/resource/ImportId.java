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
 * Sets the format of the id for {@code terraform import}, on the class that implements
 * {@link ManagedResource}. Without it, the id is the {@code @Id} components in order,
 * separated by slashes.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface ImportId {

	/**
	 * Return the form of the id: names of attributes in braces, such as
	 * <code>{owner}/{name}</code>, everything else as it stands. A value contains neither
	 * the separator before it nor the one after it; a star in the last placeholder, as in
	 * <code>{bucket}/{key*}</code>, lets it take the rest whatever it contains.
	 * @return the form; each attribute has a simple type
	 */
	String value();

}
