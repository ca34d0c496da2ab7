/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.Method;

import dev.tfprovider.internal.mapping.model.ModelReflection;
import org.jspecify.annotations.Nullable;

/**
 * The method behind a function.
 *
 * @param method the method
 */
public record FunctionMethod(Method method) {

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
		return ModelReflection.call(() -> this.method.invoke(owner, arguments));
	}

}
