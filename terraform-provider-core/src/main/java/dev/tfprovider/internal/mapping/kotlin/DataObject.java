/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.reflect.Field;

import dev.tfprovider.internal.mapping.model.Creator;

/**
 * Makes no second instance of an object of Kotlin, such as a case of a sealed interface
 * that has no properties.
 */
final class DataObject {

	private static final String INSTANCE = "INSTANCE";

	private DataObject() {
	}

	/**
	 * Return what gives the object.
	 */
	static Creator of(Class<?> type) throws ReflectiveOperationException {
		Field field = type.getDeclaredField(INSTANCE);
		field.setAccessible(true);
		Object instance = field.get(null);
		return (arguments) -> instance;
	}

}
