/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.mapping.model.AttributeNaming;

/**
 * A method that is declared as a function.
 *
 * @param name name of the function
 * @param method the method
 */
public record DeclaredFunction(String name, Method method) {

	/**
	 * Return the functions of a class, inherited ones included.
	 * @return the functions in order of their names
	 */
	public static List<DeclaredFunction> in(Class<?> implementation) {
		List<DeclaredFunction> functions = new ArrayList<>();
		Set<String> seen = new HashSet<>();
		for (Class<?> type = implementation; type != null && type != Object.class; type = type.getSuperclass()) {
			for (Method each : type.getDeclaredMethods()) {
				boolean own = !each.isSynthetic()
						&& seen.add(each.getName() + Arrays.toString(each.getParameterTypes()));
				TerraformFunction annotation = own ? each.getAnnotation(TerraformFunction.class) : null;
				if (annotation != null) {
					functions.add(new DeclaredFunction(annotation.value().isEmpty()
							? AttributeNaming.snakeCase(each.getName()) : annotation.value(), each));
				}
			}
		}
		functions.sort(Comparator.comparing(DeclaredFunction::name)
			.thenComparing((function) -> function.method().toGenericString()));
		return List.copyOf(functions);
	}

	/**
	 * Return the name of the method.
	 */
	public String methodName() {
		return this.method.getName();
	}

	/**
	 * Return the time limit of a call as text, empty for no limit.
	 */
	public String timeout() {
		TerraformFunction annotation = this.method.getAnnotation(TerraformFunction.class);
		return (annotation != null) ? annotation.timeout() : "";
	}

	@Override
	public String toString() {
		return this.method.getDeclaringClass().getName() + "." + this.method.getName();
	}

}
