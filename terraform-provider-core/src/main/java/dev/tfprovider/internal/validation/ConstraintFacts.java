/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import jakarta.validation.metadata.ConstraintDescriptor;

/**
 * Tells what the annotation of a constraint sets.
 */
final class ConstraintFacts {

	private static final Set<String> OF_ALL = Set.of("message", "groups", "payload", "validationAppliesTo");

	private static final List<String> KNOWN = List.of("jakarta.validation.", "org.hibernate.validator.",
			"dev.tfprovider.constraint.");

	private ConstraintFacts() {
	}

	/**
	 * Return the name of a constraint.
	 */
	static String name(ConstraintDescriptor<?> constraint) {
		Class<?> type = constraint.getAnnotation().annotationType();
		return KNOWN.stream().anyMatch(type.getName()::startsWith) ? type.getSimpleName() : type.getName();
	}

	/**
	 * Return what a constraint sets.
	 */
	static Map<String, Object> limits(ConstraintDescriptor<?> constraint) {
		Map<String, Object> limits = new TreeMap<>();
		constraint.getAttributes().forEach((name, value) -> {
			if (!OF_ALL.contains(name)) {
				limits.put(name, plain(value));
			}
		});
		return limits;
	}

	private static Object plain(Object value) {
		if (value instanceof Boolean || value instanceof Integer || value instanceof Long) {
			return value;
		}
		if (value instanceof Object[] elements) {
			return Arrays.stream(elements).map((element) -> plain(element).toString()).toList();
		}
		if (value instanceof int[] numbers) {
			return Arrays.stream(numbers).mapToObj(Integer::toString).toList();
		}
		if (value instanceof long[] numbers) {
			return Arrays.stream(numbers).mapToObj(Long::toString).toList();
		}
		if (value.getClass().isArray()) {
			return Arrays.deepToString(new Object[] { value });
		}
		if (value instanceof Class<?> type) {
			return type.getName();
		}
		return (value instanceof Enum<?> constant) ? constant.name() : value.toString();
	}

}
