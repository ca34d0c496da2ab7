/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.problem;

import java.util.List;

import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/**
 * Factory for the exceptions that become error responses.
 */
public final class Problems {

	private Problems() {
	}

	/**
	 * Tell that there is no such thing, or no longer.
	 * @param kind what was looked for, such as {@code "pet"}
	 * @param key the key it was looked for by
	 * @return the problem, with status 404
	 */
	public static ErrorResponseException notFound(String kind, Object key) {
		return of(HttpStatus.NOT_FOUND, "There is no %s '%s'.".formatted(kind, key));
	}

	public static ErrorResponseException conflict(String detail) {
		return of(HttpStatus.CONFLICT, detail);
	}

	public static ErrorResponseException unauthorized(String detail) {
		return of(HttpStatus.UNAUTHORIZED, detail);
	}

	/**
	 * Refuse the value of one field.
	 * @param field name of the field in the request body
	 * @param message what the value must be, without the name of the field
	 * @return the problem, with status 422 and a list of one error
	 */
	public static ErrorResponseException invalid(String field, String message) {
		ProblemDetail problem = invalid(List.of(new FieldProblem(field, message)));
		return new ErrorResponseException(HttpStatus.UNPROCESSABLE_CONTENT, problem, null);
	}

	/**
	 * Tell anything else.
	 * @param status any status, even one that is no failure
	 * @param detail what happened, in a sentence
	 * @return the problem
	 */
	public static ErrorResponseException of(HttpStatusCode status, String detail) {
		return new ErrorResponseException(status, ProblemDetail.forStatusAndDetail(status, detail), null);
	}

	static ProblemDetail invalid(List<FieldProblem> errors) {
		ProblemDetail problem = ProblemDetail.forStatusAndDetail(HttpStatus.UNPROCESSABLE_CONTENT,
				"The request has invalid fields.");
		problem.setProperty("errors", errors);
		return problem;
	}

	record FieldProblem(String field, String message) {

	}

}
