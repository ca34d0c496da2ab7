/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Makes objects of a data class. The constructor refuses null where the type excludes it;
 * an object that is known in part, such as one that is being imported, has null there all
 * the same, as a record has, and is made without the constructor.
 *
 * @param constructor takes an array
 * @param type the class
 * @param fields its properties
 * @param neverNull which of them the constructor refuses as null
 */
record DataClassConstructor(MethodHandle constructor, Class<?> type, List<Field> fields, List<Boolean> neverNull) {

	private static final MethodType CREATE = MethodType.methodType(Object.class, Object[].class);

	static DataClassConstructor of(DataClass owner) throws ReflectiveOperationException {
		Constructor<?> constructor = owner.primary();
		constructor.setAccessible(true);
		MethodHandle handle = MethodHandles.lookup()
			.unreflectConstructor(constructor)
			.asSpreader(Object[].class, constructor.getParameterCount())
			.asType(CREATE);
		List<Field> fields = owner.parts().stream().map(Property::field).toList();
		fields.forEach((field) -> field.setAccessible(true));
		return new DataClassConstructor(handle, owner.type(), fields,
				owner.parts()
					.stream()
					.map((property) -> property.isNeverNull() && !property.field().getType().isPrimitive())
					.toList());
	}

	MethodHandle handle() throws ReflectiveOperationException {
		return MethodHandles.lookup().findVirtual(DataClassConstructor.class, "create", CREATE).bindTo(this);
	}

	private Object create(@Nullable Object[] values) throws Throwable {
		for (int i = 0; i < values.length; i++) {
			if (values[i] == null && this.neverNull.get(i)) {
				return PartialObjects.create(this.type, this.fields, values);
			}
		}
		return this.constructor.invokeExact(values);
	}

}
