/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import org.jspecify.annotations.Nullable;

/**
 * Creates objects of a model.
 */
@FunctionalInterface
public interface Creator {

	/**
	 * Create an object.
	 * @param arguments the values of its components, in order
	 * @return the object
	 * @throws RuntimeException whatever its constructor throws
	 */
	Object create(@Nullable Object[] arguments);

}
