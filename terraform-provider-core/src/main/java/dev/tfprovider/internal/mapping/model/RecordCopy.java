/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.reflect.RecordComponent;
import java.util.Objects;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * Copies a record with one component changed, selected by its accessor method. The name
 * of a method reference is not accessible, short of serializing it, which ahead-of-time
 * compilers have to be told of. So each component that can hold the value is tried: the
 * selected one is that whose change alters the result of the method reference.
 */
public final class RecordCopy {

	private RecordCopy() {
	}

	/**
	 * Copy a record.
	 * @param record the record
	 * @param component its accessor
	 * @param value the value in the copy
	 * @param <R> the record
	 * @return the copy; the record itself if it has the value already
	 * @throws IllegalArgumentException if the function is no accessor of a component that
	 * can hold the value
	 * @throws RuntimeException whatever the constructor throws about the value
	 */
	public static <R extends Record> R with(R record, Function<? super R, ?> component, @Nullable Object value) {
		Object before = component.apply(record);
		if (Objects.equals(before, value)) {
			return record;
		}
		Class<?> type = record.getClass();
		InferenceScope scope = InferenceScope.of(type, ModelKind.RESOURCE);
		Creator constructor = ModelReflection.constructor(type, scope);
		RecordComponent[] components = type.getRecordComponents();
		@Nullable Object[] values = new Object[components.length];
		for (int i = 0; i < values.length; i++) {
			values[i] = ModelReflection.accessor(components[i], scope).get(record);
		}
		R copy = null;
		RuntimeException refusal = null;
		int found = 0;
		for (int i = 0; i < values.length; i++) {
			Object held = held(components[i].getType(), value);
			if (held == null && (value != null || components[i].getType().isPrimitive())) {
				continue;
			}
			@Nullable Object[] changed = values.clone();
			changed[i] = held;
			try {
				@SuppressWarnings("unchecked")
				R candidate = (R) constructor.create(changed);
				if (!Objects.equals(component.apply(candidate), before)) {
					copy = candidate;
					found++;
				}
			}
			catch (RuntimeException ex) {
				// a constructor may refuse the value for a component that is not meant
				refusal = ex;
			}
		}
		if (found > 1) {
			throw mistake(type, value, "more than one component");
		}
		if (copy == null) {
			throw (refusal != null) ? refusal : mistake(type, value, "no component");
		}
		return copy;
	}

	/**
	 * Returns a value as a component holds it, {@code null} if it cannot.
	 */
	private static @Nullable Object held(Class<?> type, @Nullable Object value) {
		Class<?> boxed = ModelReflection.box(type);
		if (boxed == Long.class && value instanceof Integer number) {
			return number.longValue();
		}
		return boxed.isInstance(value) ? value : null;
	}

	private static IllegalArgumentException mistake(Class<?> type, @Nullable Object value, String what) {
		return new IllegalArgumentException(
				"The function is the accessor of %s of %s that can hold %s. Use a reference such as %s::%s".formatted(
						what, type.getName(), (value != null) ? "a " + value.getClass().getName() : "null",
						type.getSimpleName(),
						(type.getRecordComponents().length > 0) ? type.getRecordComponents()[0].getName() : "name"));
	}

}
