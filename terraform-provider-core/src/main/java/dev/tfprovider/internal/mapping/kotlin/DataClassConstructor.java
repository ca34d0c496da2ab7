/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Objects;

import dev.tfprovider.internal.mapping.model.Creator;
import dev.tfprovider.internal.mapping.model.ModelReflection;
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
record DataClassConstructor(Creator constructor, Class<?> type, List<Field> fields,
		List<Boolean> neverNull) implements Creator {

	private static final String UNSAFE = "sun.misc.Unsafe";

	static DataClassConstructor of(DataClass owner) throws ReflectiveOperationException {
		List<Field> fields = owner.parts().stream().map(Property::field).toList();
		fields.forEach((field) -> field.setAccessible(true));
		return new DataClassConstructor(ModelReflection.creator(owner.primary()), owner.type(), fields,
				owner.parts()
					.stream()
					.map((property) -> property.isNeverNull() && !property.field().getType().isPrimitive())
					.toList());
	}

	@Override
	public Object create(@Nullable Object[] values) {
		for (int i = 0; i < values.length; i++) {
			if (values[i] == null && this.neverNull.get(i)) {
				return Objects.requireNonNull(ModelReflection.unchecked(() -> partial(values)));
			}
		}
		return this.constructor.create(values);
	}

	/**
	 * Make an object without its constructor. The method that does so is the one that
	 * serialization libraries use; it has no public counterpart in Java.
	 */
	private Object partial(@Nullable Object[] values) throws ReflectiveOperationException {
		Class<?> unsafe = Class.forName(UNSAFE);
		Field instance = unsafe.getDeclaredField("theUnsafe");
		instance.setAccessible(true);
		Object made = unsafe.getMethod("allocateInstance", Class.class).invoke(instance.get(null), this.type);
		for (int i = 0; i < values.length; i++) {
			this.fields.get(i).set(made, values[i]);
		}
		return made;
	}

}
