/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

import org.springframework.boot.SpringApplication;
import org.springframework.util.ReflectionUtils;

/**
 * Runs the main method of the author's application class.
 *
 * @param main the method
 */
record ApplicationMain(Method main) {

	/**
	 * Find an application.
	 * @throws ReflectiveOperationException if there is no such class, or it has no public
	 * static main method
	 */
	static ApplicationMain of(String className, ClassLoader classLoader) throws ReflectiveOperationException {
		return new ApplicationMain(Class.forName(className, true, classLoader).getMethod("main", String[].class));
	}

	Class<?> type() {
		return this.main.getDeclaringClass();
	}

	/**
	 * Tell whether a Spring application is the one this main method is there for, and not
	 * another that it uses.
	 */
	boolean isRunBy(SpringApplication application) {
		return type().equals(application.getMainApplicationClass());
	}

	/**
	 * Run the main method, without arguments.
	 */
	void run() {
		try {
			this.main.invoke(null, (Object) new String[0]);
		}
		catch (InvocationTargetException ex) {
			ReflectionUtils.rethrowRuntimeException(ex.getTargetException());
		}
		catch (IllegalAccessException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
