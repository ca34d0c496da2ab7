/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import org.jspecify.annotations.Nullable;

/**
 * Reads the value of a record component from an instance.
 */
@FunctionalInterface
public interface Accessor {

	/**
	 * Return the value of the component.
	 * @param owner the record
	 */
	@Nullable Object get(Object owner);

	/**
	 * Return an accessor of the same component in a record that is itself a component.
	 */
	default Accessor within(Accessor outer) {
		return (owner) -> {
			Object inner = outer.get(owner);
			return (inner != null) ? get(inner) : null;
		};
	}

}
