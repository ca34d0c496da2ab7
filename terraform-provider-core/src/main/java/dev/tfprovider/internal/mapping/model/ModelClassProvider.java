/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.reflect.Method;

import org.jspecify.annotations.Nullable;

/**
 * Finds the models among the classes of another language than Java, and types in them. A
 * service: loaded only when a class of that language is met.
 */
public interface ModelClassProvider {

	/**
	 * Return a class as a model, {@code null} if it cannot be one.
	 */
	@Nullable ModelClass find(Class<?> type);

	/**
	 * Return the type of a parameter or result, with what the language says of null.
	 * @param parameter the position of the parameter, negative for the result
	 * @param type the type as Java sees it
	 */
	TypeRef typeOf(Method method, int parameter, TypeRef type);

}
