/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

import dev.tfprovider.internal.mapping.model.InstanceFactory;

/**
 * Creates instances with the no-argument constructor.
 */
final class ReflectiveInstanceFactory implements InstanceFactory {

	@Override
	public <T> T get(Class<T> type) {
		if (type.isEnum() && type.getEnumConstants().length == 1) {
			return type.getEnumConstants()[0];
		}
		try {
			Constructor<T> constructor = type.getDeclaredConstructor();
			constructor.setAccessible(true);
			return constructor.newInstance();
		}
		catch (NoSuchMethodException ex) {
			throw new IllegalArgumentException("it has no constructor without parameters", ex);
		}
		catch (InvocationTargetException ex) {
			throw new IllegalArgumentException("its constructor failed: " + ex.getCause(), ex);
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			throw new IllegalArgumentException(String.valueOf(ex.getMessage()), ex);
		}
	}

}
