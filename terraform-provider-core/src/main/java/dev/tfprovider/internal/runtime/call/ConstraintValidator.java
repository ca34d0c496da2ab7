/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Holds what is known of a configuration against the constraints declared on its model.
 * The engine knows no constraint language; the wiring brings one along.
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

	/**
	 * Validate what an object as a whole must be; its components are validated on their
	 * own. Checks nothing by default.
	 * @param path where it is in the configuration
	 * @param model its record
	 * @param names the names of the attributes by those of the components
	 * @param object gives the record, {@code null} if it cannot be made
	 * @param diagnostics where to add errors; a message that shows a sensitive value is
	 * replaced
	 */
	default void validateObject(AttributePath path, Class<?> model, Map<String, String> names,
			Supplier<@Nullable Object> object, Diagnostics diagnostics) {
	}

	/**
	 * Validate the arguments of a function by the constraints on its parameters. Checks
	 * nothing by default.
	 * @param function the function
	 * @param owner the object that the method is called on
	 * @param arguments the arguments of the method
	 * @param diagnostics where to add errors, at places that begin with the name of a
	 * parameter
	 */
	default void validateArguments(FunctionSignature function, Object owner, @Nullable Object[] arguments,
			Diagnostics diagnostics) {
	}

}
