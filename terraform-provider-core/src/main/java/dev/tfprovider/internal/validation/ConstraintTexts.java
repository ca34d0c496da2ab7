/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Describes constraints in the words of the messages that practitioners get when they
 * violate them, in English: none, as nothing validates them, unless something does. Safe
 * for use by several threads until it is closed.
 */
public interface ConstraintTexts extends AutoCloseable {

	/**
	 * Describes no constraints.
	 */
	ConstraintTexts NONE = new ConstraintTexts() {
	};

	/**
	 * Find Bean Validation.
	 * @return describes the constraints that it finds; nothing without Bean Validation
	 */
	static ConstraintTexts open() {
		try {
			Class.forName("jakarta.validation.Validation");
		}
		catch (ClassNotFoundException ex) {
			return NONE;
		}
		return BeanConstraintTexts.open();
	}

	/**
	 * List the constraints of a component and of what is in its containers.
	 * @param model the record
	 * @param component name of the component
	 * @return what they are, in order of subject and name
	 */
	default List<ConstraintFact> facts(Class<?> model, String component) {
		return List.of();
	}

	/**
	 * Describe the constraints of a record as a whole.
	 * @param model the record
	 * @return sentences in order of their text
	 */
	default List<String> of(Class<?> model) {
		return List.of();
	}

	/**
	 * Describe the constraints of a parameter.
	 * @param owner the class that declares the method
	 * @param method name of the method
	 * @param parameters types of its parameters
	 * @param index position of the parameter
	 * @return sentences in order of their text
	 */
	default List<String> of(Class<?> owner, String method, Class<?>[] parameters, int index) {
		return List.of();
	}

	/**
	 * Return whether a value violates no constraint of a component.
	 * @param model the record
	 * @param component name of the component
	 * @param value the value, as the record would hold it
	 * @return whether it may be the value
	 */
	default boolean allow(Class<?> model, String component, @Nullable Object value) {
		return true;
	}

	@Override
	default void close() {
		// holds nothing
	}

}
