/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.path.AttributePath;

/**
 * Is shown the known components of a configuration.
 */
@FunctionalInterface
public interface ComponentVisitor {

	/**
	 * Look at one component.
	 * @param path the place of its value
	 * @param model the record that declares it
	 * @param component its Java name
	 * @param value its Java value as the record would hold it, {@code Optional} and
	 * {@code Value} included
	 */
	void component(AttributePath path, Class<?> model, String component, Object value);

}
