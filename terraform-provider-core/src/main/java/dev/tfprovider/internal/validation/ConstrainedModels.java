/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.internal.mapping.FunctionMethod;
import dev.tfprovider.internal.mapping.model.ModelAnnotations;
import jakarta.validation.Valid;

/**
 * Tells which models have constraints, without starting a validator, which takes long.
 */
final class ConstrainedModels {

	private static final String DESCRIPTOR = "META-INF/validation.xml";

	private final Map<ClassLoader, Boolean> described = new ConcurrentHashMap<>();

	private final Map<Class<?>, Boolean> components = new ConcurrentHashMap<>();

	private final Map<Class<?>, Boolean> objects = new ConcurrentHashMap<>();

	/**
	 * Return whether a component of a record may have a constraint.
	 */
	boolean haveConstrainedComponents(Class<?> model) {
		return this.components.computeIfAbsent(model,
				(key) -> isDescribed(key) || ModelAnnotations.onComponents(key, ModelAnnotations::isConstraint));
	}

	/**
	 * Return whether a record as a whole may have a constraint.
	 */
	boolean areConstrained(Class<?> model) {
		return this.objects.computeIfAbsent(model,
				(key) -> isDescribed(key) || ModelAnnotations.onObject(key, ModelAnnotations::isConstraint));
	}

	/**
	 * Return whether a method may have a constraint on its parameters.
	 */
	boolean haveConstrainedParameters(FunctionMethod function) {
		return isDescribed(function.owner()) || ModelAnnotations.onParameters(function.method(),
				(annotation) -> annotation == Valid.class || ModelAnnotations.isConstraint(annotation));
	}

	/**
	 * Where there is a descriptor, constraints need no annotation.
	 */
	private boolean isDescribed(Class<?> model) {
		ClassLoader loader = model.getClassLoader();
		return loader != null && this.described.computeIfAbsent(loader, (key) -> key.getResource(DESCRIPTOR) != null);
	}

}
