/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/**
 * Makes no second instance of an object of Kotlin, such as a case of a sealed interface
 * that has no properties.
 */
final class DataObject {

	private static final String INSTANCE = "INSTANCE";

	private DataObject() {
	}

	/**
	 * Return what takes an array and gives the object.
	 */
	static MethodHandle of(Class<?> type) throws ReflectiveOperationException {
		Field field = type.getDeclaredField(INSTANCE);
		field.setAccessible(true);
		return MethodHandles.dropArguments(MethodHandles.constant(Object.class, field.get(null)), 0, Object[].class);
	}

}
