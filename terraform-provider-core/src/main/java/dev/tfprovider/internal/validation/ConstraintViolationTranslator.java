/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.path.AttributePath;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;

/**
 * Translates a {@code ConstraintViolationException} thrown by the author's code, such as
 * of a request validated before sending, to diagnostics on the attributes with the names
 * of the properties.
 */
public final class ConstraintViolationTranslator implements ExceptionTranslator.Fallback {

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		ConstraintViolationException failure = FailureDiagnostics.cause(exception, ConstraintViolationException.class)
			.orElse(null);
		if (failure == null || failure.getConstraintViolations() == null) {
			return;
		}
		for (ConstraintViolation<?> violation : failure.getConstraintViolations()) {
			String field = field(violation.getPropertyPath());
			Optional<AttributePath> attribute = field.isEmpty() ? Optional.empty() : call.attribute(field);
			String message = ViolationMessages.sentence(ViolationMessages.discreetMessage(violation));
			String summary = "Could not " + call.operation() + " " + call.typeName();
			if (attribute.isPresent()) {
				diagnostics.error(attribute.get(), summary, "\"" + attribute.get() + "\" " + message);
			}
			else {
				diagnostics.error(summary, field.isEmpty() ? message : "\"" + field + "\" " + message);
			}
		}
	}

	/**
	 * Return the properties of the path, without the method and parameter it may start
	 * with.
	 */
	private static String field(Path path) {
		StringBuilder field = new StringBuilder();
		for (Path.Node node : path) {
			if (node.isInIterable() && node.getIndex() != null) {
				field.append('[').append(node.getIndex()).append(']');
			}
			if (node.getKind() == ElementKind.PROPERTY) {
				field.append(field.isEmpty() ? "" : ".").append(node.getName());
			}
		}
		return field.toString();
	}

}
