/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.diagnostic.FallbackExceptionTranslator;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpStatus;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClientException;
import org.springframework.web.client.RestClientResponseException;

/**
 * Explains failed calls of {@code RestClient}: what was asked of whom, what it answered
 * (status and RFC 9457 problem detail), and on which attribute, if the answer names
 * fields. Knows the request of clients with a {@link SentRequestInterceptor} only.
 */
public class RestClientExceptionTranslator implements FallbackExceptionTranslator {

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		RestClientException failure = find(exception);
		if (failure == null) {
			return;
		}
		String request = SentRequest.of(failure).orElse("The request");
		if (failure instanceof RestClientResponseException response) {
			answered(request, response, call, diagnostics);
		}
		else if (failure instanceof ResourceAccessException) {
			diagnostics.error(summary(call), request + " got no answer: " + Reason.of(failure)
					+ ". Check that the service is up and reachable from here.");
		}
		else {
			diagnostics.error(summary(call), request + " got an answer that cannot be read: " + Reason.of(failure)
					+ ". Check that the configured address is that of the service.");
		}
	}

	private static void answered(String request, RestClientResponseException response, FailedCall call,
			Diagnostics diagnostics) {
		int status = response.getStatusCode().value();
		HttpStatus known = HttpStatus.resolve(status);
		String answer = request + " was answered with status " + status
				+ ((known != null) ? " (" + known.getReasonPhrase() + ")" : "");
		ProblemText problem = ProblemText.of(response);
		String text = problem.without((known != null) ? known.getReasonPhrase() : "");
		answer += text.isEmpty() ? "." : ": " + text;
		List<String> unplaced = new ArrayList<>();
		boolean placed = false;
		for (ProblemText.FieldError error : problem.fieldErrors()) {
			Optional<AttributePath> attribute = call.attribute(error.field());
			if (attribute.isPresent()) {
				diagnostics.error(attribute.get(), summary(call),
						"\"" + attribute.get() + "\": " + error.message() + "\n\n" + answer);
				placed = true;
			}
			else {
				unplaced.add(error.field() + ": " + error.message());
			}
		}
		if (!placed || !unplaced.isEmpty()) {
			StringBuilder detail = new StringBuilder(answer);
			unplaced.forEach((error) -> detail.append("\n  - ").append(error));
			diagnostics.error(summary(call), detail.toString());
		}
	}

	private static String summary(FailedCall call) {
		return "Could not " + call.operation() + " " + call.typeName();
	}

	private static @Nullable RestClientException find(Throwable exception) {
		for (Throwable cause = exception; cause != null; cause = cause.getCause()) {
			if (cause instanceof RestClientException failure) {
				return failure;
			}
		}
		return null;
	}

}
