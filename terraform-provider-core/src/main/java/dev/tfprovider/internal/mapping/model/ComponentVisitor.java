/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Visits the known components of a configuration, with record, name, value and path.
 */
@FunctionalInterface
public interface ComponentVisitor {

	/**
	 * Visit one component.
	 * @param path the place of its value
	 * @param model the record that declares it
	 * @param component its Java name
	 * @param value its Java value as the record would hold it, {@code Optional} and
	 * {@code Value} included
	 */
	void component(AttributePath path, Class<?> model, String component, Object value);

	/**
	 * Visit one object, the root included, after its components.
	 * @param path the place of the object
	 * @param model its record
	 * @param names the names of the attributes by those of the components
	 * @param object gives the record, {@code null} if it cannot be made
	 */
	default void object(AttributePath path, Class<?> model, Map<String, String> names,
			Supplier<@Nullable Object> object) {
	}

}
