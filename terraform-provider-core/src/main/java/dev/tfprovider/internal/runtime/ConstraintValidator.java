/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.path.AttributePath;

/**
 * Holds one known component of a model against the constraints declared on it. The engine
 * knows no constraint language; the wiring brings one along.
 */
@FunctionalInterface
public interface ConstraintValidator {

	/**
	 * Checks nothing.
	 */
	ConstraintValidator NONE = (path, model, component, value, diagnostics) -> {
	};

	/**
	 * Validate a component.
	 * @param path where it is in the configuration
	 * @param model the record that declares it
	 * @param component its name
	 * @param value its value, wholly known
	 * @param diagnostics where to add errors
	 */
	void validate(AttributePath path, Class<?> model, String component, Object value, Diagnostics diagnostics);

	/**
	 * Validate a component whose value no message may quote. As for any other, by
	 * default.
	 * @param path where it is in the configuration
	 * @param model the record that declares it
	 * @param component its name
	 * @param value its value, wholly known
	 * @param diagnostics where to add errors
	 */
	default void validateSensitive(AttributePath path, Class<?> model, String component, Object value,
			Diagnostics diagnostics) {
		validate(path, model, component, value, diagnostics);
	}

}
