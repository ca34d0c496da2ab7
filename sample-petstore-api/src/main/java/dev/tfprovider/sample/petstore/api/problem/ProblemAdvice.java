/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.problem;

import java.util.Comparator;
import java.util.List;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.problem.Problems.FieldProblem;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/**
 * Converts exceptions to problem responses. A body that is no JSON is a malformed request
 * (400); JSON whose fields do not fit is an invalid one (422).
 */
@RestControllerAdvice
@PetstoreApiOnly
class ProblemAdvice extends ResponseEntityExceptionHandler {

	private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

	@Override
	protected @Nullable ResponseEntity<Object> handleMethodArgumentNotValid(MethodArgumentNotValidException ex,
			HttpHeaders headers, HttpStatusCode status, WebRequest request) {
		List<FieldProblem> errors = ex.getFieldErrors()
			.stream()
			.map(ProblemAdvice::fieldProblem)
			.sorted(Comparator.comparing(FieldProblem::field).thenComparing(FieldProblem::message))
			.toList();
		return invalid(ex, errors, headers, request);
	}

	@Override
	protected @Nullable ResponseEntity<Object> handleHttpMessageNotReadable(HttpMessageNotReadableException ex,
			HttpHeaders headers, HttpStatusCode status, WebRequest request) {
		FieldProblem unfit = InvalidJsonField.find(ex.getCause());
		if (unfit != null) {
			return invalid(ex, List.of(unfit), headers, request);
		}
		ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, "The request body is not valid JSON.");
		return handleExceptionInternal(ex, problem, headers, status, request);
	}

	@ExceptionHandler(Exception.class)
	@Nullable ResponseEntity<Object> handleAnythingElse(Exception ex, WebRequest request) {
		log.error("Request failed: {}", request.getDescription(false), ex);
		HttpStatus status = HttpStatus.INTERNAL_SERVER_ERROR;
		ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, "The reason is in the log of the service.");
		return handleExceptionInternal(ex, problem, new HttpHeaders(), status, request);
	}

	private @Nullable ResponseEntity<Object> invalid(Exception ex, List<FieldProblem> errors, HttpHeaders headers,
			WebRequest request) {
		return handleExceptionInternal(ex, Problems.invalid(errors), headers, HttpStatus.UNPROCESSABLE_CONTENT,
				request);
	}

	private static FieldProblem fieldProblem(FieldError error) {
		String message = error.getDefaultMessage();
		return new FieldProblem(error.getField(), (message != null) ? message : "is invalid");
	}

}
