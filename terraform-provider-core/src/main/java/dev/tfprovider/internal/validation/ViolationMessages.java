/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import dev.tfprovider.path.AttributePath;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;

/**
 * Converts constraint violations to messages and paths of Terraform.
 */
final class ViolationMessages {

	private ViolationMessages() {
	}

	/**
	 * Return whether a violation is about a key of a map.
	 */
	static boolean isKey(Path violation) {
		for (Path.Node node : violation) {
			if (node.getKind() == ElementKind.CONTAINER_ELEMENT && node.getKey() != null
					&& Integer.valueOf(0).equals(node.as(Path.ContainerElementNode.class).getTypeArgumentIndex())) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return the message of a violation.
	 */
	static String message(ConstraintViolation<?> violation) {
		String size = SizeMessage.of(violation);
		return (size != null) ? size : violation.getMessage();
	}

	/**
	 * Return a message that does not quote the value.
	 */
	static String discreetMessage(ConstraintViolation<?> violation) {
		String message = message(violation);
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
	static AttributePath path(AttributePath component, Path violation) {
		AttributePath path = component;
		for (Path.Node node : violation) {
			if (node.getKind() == ElementKind.CONTAINER_ELEMENT || node.isInIterable()) {
				path = element(path, node);
			}
		}
		return path;
	}

	/**
	 * Add to a path the element of a collection that a node leads to, if it does.
	 */
	static AttributePath element(AttributePath path, Path.Node node) {
		if (node.getIndex() != null) {
			return path.index(node.getIndex());
		}
		if (node.getKey() != null) {
			return path.key(node.getKey().toString());
		}
		return node.isInIterable() ? path.element() : path;
	}

	/**
	 * Return a message as a sentence.
	 */
	static String sentence(String message) {
		return message.endsWith(".") ? message : message + '.';
	}

}
