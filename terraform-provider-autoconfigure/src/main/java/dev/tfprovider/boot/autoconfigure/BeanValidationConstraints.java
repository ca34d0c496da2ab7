/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.function.Supplier;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.ConstraintValidator;
import dev.tfprovider.path.AttributePath;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import jakarta.validation.Validator;
import org.jspecify.annotations.Nullable;

/**
 * Reports violated Bean Validation constraints on the attribute they are declared for,
 * down to the element of a collection.
 */
class BeanValidationConstraints implements ConstraintValidator {

	private final Supplier<@Nullable Validator> validator;

	BeanValidationConstraints(Supplier<@Nullable Validator> validator) {
		this.validator = validator;
	}

	@Override
	public void validate(AttributePath path, Class<?> model, String component, Object value, Diagnostics diagnostics) {
		Validator validator = this.validator.get();
		if (validator == null) {
			return;
		}
		for (ConstraintViolation<?> violation : validator.validateValue(model, component, value)) {
			AttributePath place = path(path, violation.getPropertyPath());
			diagnostics.error(place.addressable(), "Invalid value for \"" + path + "\"",
					"\"" + place + "\" " + violation.getMessage() + ".");
		}
	}

	/**
	 * Add to the path of a component the elements of collections that a violation leads
	 * through. The first node of its path is the component itself.
	 */
	private static AttributePath path(AttributePath component, Path violation) {
		AttributePath path = component;
		for (Path.Node node : violation) {
			if (node.getKind() != ElementKind.CONTAINER_ELEMENT && !node.isInIterable()) {
				continue;
			}
			if (node.getIndex() != null) {
				path = path.index(node.getIndex());
			}
			else if (node.getKey() != null) {
				path = path.key(node.getKey().toString());
			}
			else {
				path = path.element();
			}
		}
		return path;
	}

}
