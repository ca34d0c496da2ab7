/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import dev.tfprovider.sample.petstore.api.problem.Problems.FieldProblem;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.MismatchedInputException;

/**
 * Finds the field at which well-formed JSON could not be bound to an object.
 */
final class InvalidJsonField {

	private InvalidJsonField() {
	}

	/**
	 * Name the field and what it must be.
	 * @param cause what the reader of the body failed with
	 * @return the field, or {@code null} if the body as a whole is at fault
	 */
	static @Nullable FieldProblem find(@Nullable Throwable cause) {
		if (!(cause instanceof JacksonException ex) || ex.getPath().isEmpty()) {
			return null;
		}
		if (ex instanceof StreamReadException && !(ex instanceof InputCoercionException)) {
			return null;
		}
		return new FieldProblem(name(ex.getPath()), expectation(ex));
	}

	private static String name(List<JacksonException.Reference> path) {
		StringBuilder name = new StringBuilder();
		for (JacksonException.Reference step : path) {
			if (step.getPropertyName() == null) {
				name.append('[').append(step.getIndex()).append(']');
			}
			else {
				name.append(name.isEmpty() ? "" : ".").append(step.getPropertyName());
			}
		}
		return name.toString();
	}

	private static String expectation(JacksonException ex) {
		Class<?> type = (ex instanceof MismatchedInputException mismatch) ? mismatch.getTargetType() : null;
		Object[] constants = (type != null) ? type.getEnumConstants() : null;
		if (constants == null) {
			return "has a value of the wrong type or format";
		}
		return Arrays.stream(constants)
			.map((constant) -> constant.toString().toLowerCase(Locale.ROOT))
			.collect(Collectors.joining(", ", "must be one of ", ""));
	}

}
