/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Provides method handles for the constructor and the accessors of a record.
 */
public final class RecordHandles {

	private static final MethodType CREATE = MethodType.methodType(Object.class, Object[].class);

	private static final MethodType GET = MethodType.methodType(Object.class, Object.class);

	private RecordHandles() {
	}

	/**
	 * Return the canonical constructor, taking an array.
	 */
	public static MethodHandle constructor(Class<?> record, InferenceScope scope) {
		Class<?>[] types = Arrays.stream(record.getRecordComponents())
			.map(RecordComponent::getType)
			.toArray(Class<?>[]::new);
		try {
			Constructor<?> constructor = record.getDeclaredConstructor(types);
			constructor.setAccessible(true);
			return MethodHandles.lookup()
				.unreflectConstructor(constructor)
				.asSpreader(Object[].class, types.length)
				.asType(CREATE);
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			throw inaccessible(record, scope);
		}
	}

	/**
	 * Return the accessor of a component.
	 */
	public static Accessor accessor(RecordComponent component, InferenceScope scope) {
		try {
			Method accessor = component.getAccessor();
			accessor.setAccessible(true);
			MethodHandle handle = MethodHandles.lookup().unreflect(accessor).asType(GET);
			return (owner) -> read(handle, owner);
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			throw inaccessible(component.getDeclaringRecord(), scope);
		}
	}

	/**
	 * Return a static method of a record.
	 */
	public static MethodHandle method(Method method, InferenceScope scope) {
		try {
			method.setAccessible(true);
			return MethodHandles.lookup().unreflect(method);
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			throw inaccessible(method.getDeclaringClass(), scope);
		}
	}

	/**
	 * Call a method with two parameters.
	 * @throws RuntimeException whatever it threw
	 */
	public static @Nullable Object ask(MethodHandle method, @Nullable Object first, @Nullable Object second) {
		try {
			return (Object) method.invokeExact(first, second);
		}
		catch (RuntimeException | Error ex) {
			throw ex;
		}
		catch (Throwable ex) {
			throw new IllegalStateException(ex.getMessage(), ex);
		}
	}

	private static SchemaInferenceException inaccessible(Class<?> record, InferenceScope scope) {
		return scope.refuse("the record " + record.getName() + " cannot be reached by reflection",
				"Open the package " + record.getPackageName() + " to this framework in its module-info");
	}

	/**
	 * Call a constructor.
	 * @throws RuntimeException whatever it threw
	 */
	public static Object create(MethodHandle constructor, @Nullable Object[] arguments) {
		return Objects.requireNonNull(call(constructor, arguments));
	}

	/**
	 * Call an accessor.
	 */
	public static @Nullable Object read(MethodHandle accessor, Object owner) {
		try {
			return (Object) accessor.invokeExact(owner);
		}
		catch (Error ex) {
			throw ex;
		}
		catch (Throwable ex) {
			throw ValueMappingException.unwritable("The accessor failed: " + ex + ".", ex);
		}
	}

	/**
	 * Call a method.
	 * @throws RuntimeException whatever it threw
	 */
	static @Nullable Object call(MethodHandle method, @Nullable Object[] arguments) {
		try {
			return (Object) method.invokeExact(arguments);
		}
		catch (RuntimeException | Error ex) {
			throw ex;
		}
		catch (Throwable ex) {
			throw new IllegalStateException(ex.getMessage(), ex);
		}
	}

	/**
	 * Return zero or {@code false}.
	 */
	public static Object zero(Class<?> primitive) {
		return Array.get(Array.newInstance(primitive, 1), 0);
	}

	@SuppressWarnings("unchecked")
	public static <T> Class<T> boxed(Class<T> type) {
		return (Class<T>) box(type);
	}

	/**
	 * Return the class that holds values of a primitive type, any other class itself.
	 */
	public static Class<?> box(Class<?> type) {
		return MethodType.methodType(type).wrap().returnType();
	}

}
