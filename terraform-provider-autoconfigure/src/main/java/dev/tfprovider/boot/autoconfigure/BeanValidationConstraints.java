/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Set;
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
		for (ConstraintViolation<?> violation : violations(model, component, value)) {
			AttributePath place = path(path, violation.getPropertyPath());
			String subject = (isKey(violation.getPropertyPath()) ? "The key of \"" : "\"") + place + '"';
			report(path, place, subject, violation.getMessage(), diagnostics);
		}
	}

	@Override
	public void validateSensitive(AttributePath path, Class<?> model, String component, Object value,
			Diagnostics diagnostics) {
		for (ConstraintViolation<?> violation : violations(model, component, value)) {
			report(path, path, "\"" + path + '"', discreetMessage(violation), diagnostics);
		}
	}

	private Set<? extends ConstraintViolation<?>> violations(Class<?> model, String component, Object value) {
		Validator validator = this.validator.get();
		return (validator != null) ? validator.validateValue(model, component, value) : Set.of();
	}

	private static void report(AttributePath component, AttributePath place, String subject, String message,
			Diagnostics diagnostics) {
		diagnostics.error(place.addressable(), "Invalid value for \"" + component + '"', subject + ' ' + message + '.');
	}

	private static boolean isKey(Path violation) {
		for (Path.Node node : violation) {
			if (node.getKind() == ElementKind.CONTAINER_ELEMENT && Integer.valueOf(0).equals(typeArgument(node))
					&& node.getKey() != null) {
				return true;
			}
		}
		return false;
	}

	private static @Nullable Integer typeArgument(Path.Node node) {
		return node.as(Path.ContainerElementNode.class).getTypeArgumentIndex();
	}

	/**
	 * Return a message that does not quote the value.
	 */
	private static String discreetMessage(ConstraintViolation<?> violation) {
		String message = violation.getMessage();
		String value = String.valueOf(violation.getInvalidValue());
		if (value.isBlank() || !message.contains(value)) {
			return message;
		}
		return "violates the constraint @"
				+ violation.getConstraintDescriptor().getAnnotation().annotationType().getSimpleName();
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
