/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmValueParameter;
import org.jspecify.annotations.Nullable;

/**
 * Finds the default arguments of a constructor by calling it. A default argument counts
 * as constant if it is equal whatever the other properties are.
 *
 * @param primary the constructor
 * @param parameters what the compiler says of its parameters
 */
record DefaultArguments(Constructor<?> primary, List<KmValueParameter> parameters) {

	private static final String MARKER = "kotlin.jvm.internal.DefaultConstructorMarker";

	@Nullable Object get(int position, InferenceScope scope) {
		Constructor<?> constructor = withDefaults();
		List<@Nullable Object> found = new ArrayList<>();
		for (Example example : Example.values()) {
			for (boolean others : new boolean[] { true, false }) {
				try {
					found.add(field(position).get(constructor.newInstance(arguments(position, others, example))));
				}
				catch (ReflectiveOperationException | RuntimeException ex) {
					// the class refuses these examples, maybe not the others
				}
			}
		}
		scope.refuseIf(found.isEmpty(),
				"the default argument cannot be found out, for the class accepts no example of it",
				"Say it with @Default too, or declare the property as nullable with the default null");
		scope.refuseIf(found.stream().anyMatch((value) -> !Objects.equals(value, found.get(0))),
				"the default argument is not constant",
				"Write @Default(from = \"...\") with the name of a @JvmStatic method that makes it, or declare the "
						+ "property as nullable with the default null");
		return found.get(0);
	}

	private Field field(int position) throws ReflectiveOperationException {
		Field field = this.primary.getDeclaringClass().getDeclaredField(this.parameters.get(position).getName());
		field.setAccessible(true);
		return field;
	}

	/**
	 * Return the constructor that the compiler adds: with the same parameters, and bits
	 * for those that are left out.
	 */
	private Constructor<?> withDefaults() {
		int count = this.primary.getParameterCount();
		int masks = masks();
		Constructor<?> constructor = Arrays.stream(this.primary.getDeclaringClass().getDeclaredConstructors())
			.filter((candidate) -> candidate.getParameterCount() == count + masks + 1
					&& candidate.getParameterTypes()[count + masks].getName().equals(MARKER)
					&& Arrays.equals(candidate.getParameterTypes(), 0, count, this.primary.getParameterTypes(), 0,
							count))
			.findFirst()
			.orElseThrow();
		constructor.setAccessible(true);
		return constructor;
	}

	private int masks() {
		return (this.primary.getParameterCount() + Integer.SIZE - 1) / Integer.SIZE;
	}

	private @Nullable Object[] arguments(int position, boolean othersLeftOut, Example example) {
		int count = this.primary.getParameterCount();
		@Nullable Object[] arguments = new @Nullable Object[count + masks() + 1];
		int[] masks = new int[masks()];
		for (int i = 0; i < count; i++) {
			boolean optional = Attributes.getDeclaresDefaultValue(this.parameters.get(i));
			Class<?> type = this.primary.getParameterTypes()[i];
			if (i == position || optional && othersLeftOut) {
				masks[i / Integer.SIZE] |= 1 << (i % Integer.SIZE);
				arguments[i] = type.isPrimitive() ? ModelReflection.zero(type) : null;
			}
			else {
				arguments[i] = example.of(this.primary.getGenericParameterTypes()[i],
						Attributes.isNullable(this.parameters.get(i).getType()));
			}
		}
		for (int i = 0; i < masks.length; i++) {
			arguments[count + i] = masks[i];
		}
		return arguments;
	}

}
