/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Reaches constructors, accessors and methods of models by reflection: it is ready at
 * once, where method handles are put together at each start, and executables interpret
 * them.
 */
public final class ModelReflection {

	private ModelReflection() {
	}

	/**
	 * Return the canonical constructor of a record.
	 */
	public static Creator constructor(Class<?> record, InferenceScope scope) {
		Class<?>[] types = Arrays.stream(record.getRecordComponents())
			.map(RecordComponent::getType)
			.toArray(Class<?>[]::new);
		try {
			return creator(record.getDeclaredConstructor(types));
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			throw inaccessible(record, scope);
		}
	}

	/**
	 * Return what calls a constructor.
	 * @throws RuntimeException if it cannot be reached
	 */
	public static Creator creator(Constructor<?> constructor) {
		constructor.setAccessible(true);
		return (arguments) -> Objects.requireNonNull(unchecked(() -> constructor.newInstance(arguments)));
	}

	/**
	 * Return the accessor of a component.
	 */
	public static Accessor accessor(RecordComponent component, InferenceScope scope) {
		Method accessor = component.getAccessor();
		try {
			accessor.setAccessible(true);
		}
		catch (RuntimeException ex) {
			throw inaccessible(component.getDeclaringRecord(), scope);
		}
		return (owner) -> read(() -> accessor.invoke(owner));
	}

	/**
	 * Return what reads a field.
	 * @throws RuntimeException if it cannot be reached
	 */
	public static Accessor accessor(Field field) {
		field.setAccessible(true);
		return (owner) -> read(() -> field.get(owner));
	}

	/**
	 * Return a method of a model that can be called.
	 */
	public static Method method(Method method, InferenceScope scope) {
		try {
			method.setAccessible(true);
			return method;
		}
		catch (RuntimeException ex) {
			throw inaccessible(method.getDeclaringClass(), scope);
		}
	}

	/**
	 * Call a method, or whatever reflection reaches.
	 * @throws Exception whatever it threw
	 */
	public static @Nullable Object call(Step step) throws Exception {
		try {
			return step.run();
		}
		catch (InvocationTargetException ex) {
			if (ex.getCause() instanceof Exception failure) {
				throw failure;
			}
			if (ex.getCause() instanceof Error error) {
				throw error;
			}
			throw new IllegalStateException(ex.getCause());
		}
	}

	/**
	 * Call a method that declares no checked exceptions.
	 * @throws RuntimeException whatever it threw
	 */
	public static @Nullable Object unchecked(Step step) {
		try {
			return call(step);
		}
		catch (RuntimeException ex) {
			throw ex;
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex.getMessage(), ex);
		}
	}

	private static @Nullable Object read(Step step) {
		try {
			return call(step);
		}
		catch (Exception ex) {
			throw ValueMappingException.unwritable("The accessor failed: " + ex + ".", ex);
		}
	}

	private static SchemaInferenceException inaccessible(Class<?> record, InferenceScope scope) {
		return scope.refuse("the record " + record.getName() + " cannot be reached by reflection",
				"Open the package " + record.getPackageName() + " to this framework in its module-info");
	}

	/**
	 * Return zero or {@code false}.
	 */
	public static Object zero(Class<?> primitive) {
		return Array.get(Array.newInstance(primitive, 1), 0);
	}

	/**
	 * Return the class that holds values of a primitive type, any other class itself.
	 */
	@SuppressWarnings("unchecked")
	public static <T> Class<T> box(Class<T> type) {
		return (Class<T>) MethodType.methodType(type).wrap().returnType();
	}

	/**
	 * Something that reflection does.
	 */
	@FunctionalInterface
	public interface Step {

		@Nullable Object run() throws ReflectiveOperationException;

	}

}
