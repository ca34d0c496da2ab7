/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

/**
 * Creates instances of the classes that annotations name, such as plan modifiers. Called
 * once for each place when the provider starts; the instances are used by several
 * threads.
 */
@FunctionalInterface
public interface InstanceFactory {

	/**
	 * Return an instance.
	 * @param type a class that an annotation names
	 * @param <T> the class
	 * @return a new instance or a shared one
	 * @throws RuntimeException if there is none; the message completes "cannot be
	 * created: "
	 */
	<T> T get(Class<T> type);

}
