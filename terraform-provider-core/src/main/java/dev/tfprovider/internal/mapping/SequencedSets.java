/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Collections;
import java.util.Set;
import java.util.function.UnaryOperator;

import org.jspecify.annotations.Nullable;

/**
 * Supports {@code java.util.SequencedSet} of Java 21 while compiled for Java 17.
 */
final class SequencedSets {

	private SequencedSets() {
	}

	static boolean isSequencedSet(@Nullable Class<?> type) {
		return type != null && type.getName().equals("java.util.SequencedSet");
	}

	/**
	 * Return what makes a {@code LinkedHashSet} unmodifiable, keeping the given type.
	 */
	static UnaryOperator<Set<@Nullable Object>> unmodifiable(@Nullable Class<?> type) {
		if (type == null || !isSequencedSet(type)) {
			return (Set<@Nullable Object> set) -> Collections.<@Nullable Object>unmodifiableSet(set);
		}
		try {
			MethodHandle handle = MethodHandles.publicLookup()
				.findStatic(Collections.class, "unmodifiableSequencedSet", MethodType.methodType(type, type))
				.asType(MethodType.methodType(Set.class, Set.class));
			return (Set<@Nullable Object> set) -> call(handle, set);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException("A Java with SequencedSet lacks Collections.unmodifiableSequencedSet", ex);
		}
	}

	@SuppressWarnings("unchecked")
	private static Set<@Nullable Object> call(MethodHandle handle, Set<@Nullable Object> set) {
		try {
			return (Set<@Nullable Object>) handle.invokeExact((Set<?>) set);
		}
		catch (RuntimeException | Error ex) {
			throw ex;
		}
		catch (Throwable ex) {
			throw new IllegalStateException(ex);
		}
	}

}
