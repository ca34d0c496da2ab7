/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

import org.jspecify.annotations.Nullable;

/**
 * The method behind a function.
 *
 * @param method the method
 * @param handle calls it, taking the object and an array of arguments
 */
public record FunctionMethod(Method method, MethodHandle handle) {

	private static final MethodType CALL = MethodType.methodType(Object.class, Object.class, Object[].class);

	/**
	 * Return a method that is called by a handle.
	 */
	public static FunctionMethod of(Method method, MethodHandle handle) {
		return new FunctionMethod(method,
				handle.asFixedArity().asSpreader(Object[].class, method.getParameterCount()).asType(CALL));
	}

	/**
	 * Return the class that declares the method.
	 */
	public Class<?> owner() {
		return this.method.getDeclaringClass();
	}

	/**
	 * Call the method.
	 * @param owner the object
	 * @param arguments the arguments, those of a {@code T...} parameter in an array
	 * @return the result
	 * @throws Exception whatever it threw
	 */
	public @Nullable Object call(Object owner, @Nullable Object[] arguments) throws Exception {
		try {
			return (Object) this.handle.invokeExact(owner, arguments);
		}
		catch (Exception | Error ex) {
			throw ex;
		}
		catch (Throwable ex) {
			throw new IllegalStateException(ex);
		}
	}

}
