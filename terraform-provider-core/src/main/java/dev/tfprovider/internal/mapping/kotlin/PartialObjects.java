/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.reflect.Field;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Makes objects that have null where their class excludes it.
 */
final class PartialObjects {

	private static final String UNSAFE = "sun.misc.Unsafe";

	private PartialObjects() {
	}

	/**
	 * Make an object without its constructor. The method that does so is the one that
	 * serialization libraries use; it has no public counterpart in Java.
	 */
	static Object create(Class<?> type, List<Field> fields, @Nullable Object[] values)
			throws ReflectiveOperationException {
		Class<?> unsafe = Class.forName(UNSAFE);
		Field instance = unsafe.getDeclaredField("theUnsafe");
		instance.setAccessible(true);
		Object made = unsafe.getMethod("allocateInstance", Class.class).invoke(instance.get(null), type);
		for (int i = 0; i < values.length; i++) {
			fields.get(i).set(made, values[i]);
		}
		return made;
	}

}
