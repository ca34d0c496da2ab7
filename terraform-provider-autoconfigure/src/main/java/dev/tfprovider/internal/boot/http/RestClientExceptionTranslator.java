/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpStatus;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClientException;
import org.springframework.web.client.RestClientResponseException;

/**
 * Translates exceptions of {@code RestClient} to diagnostics: request, status and RFC
 * 9457 problem detail, and the attribute, if the response names fields. Knows the request
 * of clients with a {@link SentRequestInterceptor} only.
 */
public class RestClientExceptionTranslator implements ExceptionTranslator.Fallback {

	private static final int LONGEST_TEXT = 500;

	private static final int MOST_FIELDS = 50;

	/**
	 * How HTTP clients refuse addresses.
	 */
	private static final Pattern NO_ADDRESS = Pattern
		.compile("(?i)(URI (with undefined scheme|is not absolute)|(invalid|unsupported) (URI( scheme)?|protocol)).*");

	private final EmptyResponses emptyAnswers;

	private final Supplier<String> credentials;

	/**
	 * Create a translator that knows where credentials come from.
	 * @param interceptor interceptor of the clients whose failures are explained
	 * @param credentials tells the arguments that hold them, and the environment
	 * variables that stand in for these; empty if there are none
	 */
	public RestClientExceptionTranslator(SentRequestInterceptor interceptor, Supplier<String> credentials) {
		this.emptyAnswers = interceptor.emptyAnswers();
		this.credentials = credentials;
	}

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		RestClientException failure = find(exception, RestClientException.class);
		IllegalArgumentException address = find(exception, IllegalArgumentException.class);
		if (failure == null && address != null
				&& NO_ADDRESS.matcher(String.valueOf(address.getMessage())).lookingAt()) {
			diagnostics.error(summary(call),
					"The configured address of the service is no URL that begins with http:// or https://. Correct it "
							+ "in the provider block, or in the environment variable that stands in for it.");
			return;
		}
		if (failure == null) {
			explainNothing(exception, call, diagnostics);
			return;
		}
		RefusedRedirectException redirect = find(failure, RefusedRedirectException.class);
		String request = SentRequest.of(failure).orElse("The request");
		if (failure instanceof RestClientResponseException response) {
			answered(request, response, call, diagnostics);
		}
		else if (redirect != null) {
			diagnostics.error(summary(call), request + " was redirected: " + redirect.getMessage());
		}
		else if (failure instanceof ResourceAccessException) {
			String late = FailureReason.limit(failure).isPresent() ? ". What was asked for may have been done" : "";
			diagnostics.error(summary(call), request + " got no answer: " + reason(failure, call) + late
					+ ". Check that the service is up and reachable from here.");
		}
		else if (FailureReason.isBrokenOff(failure)) {
			diagnostics
				.error(summary(call), request + " was answered, but the answer broke off: " + reason(failure, call)
						+ ". What was asked for may have been done. Check that the service is well, and try again.");
		}
		else {
			diagnostics.error(summary(call), request + " got an answer that cannot be read: " + reason(failure, call)
					+ ". Check that the configured address is that of the service.");
		}
	}

	/**
	 * Explain a failure that is most likely due to an answer without content.
	 */
	private void explainNothing(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		NullPointerException missing = find(exception, NullPointerException.class);
		if (missing != null) {
			this.emptyAnswers.find()
				.ifPresent((answer) -> diagnostics.error(summary(call), answer
						+ ", but without any content, and the provider needs it. Check that the configured address is "
						+ "that of the service. If it is, the provider or the service has a mistake: "
						+ call.excerpt(String.valueOf(missing.getMessage()), LONGEST_TEXT)));
		}
	}

	private static String reason(Throwable failure, FailedCall call) {
		return call.excerpt(FailureReason.of(failure), LONGEST_TEXT);
	}

	private void answered(String request, RestClientResponseException response, FailedCall call,
			Diagnostics diagnostics) {
		int status = response.getStatusCode().value();
		HttpStatus known = HttpStatus.resolve(status);
		String answer = request + " was answered with status " + status
				+ ((known != null) ? " (" + known.getReasonPhrase() + ")" : "");
		ErrorResponseBody problem = ErrorResponseBody.of(response);
		String text = call.excerpt(problem.without((known != null) ? known.getReasonPhrase() : ""), LONGEST_TEXT);
		answer += text.isEmpty() ? "." : ": " + text;
		String sources = (status == HttpStatus.UNAUTHORIZED.value()) ? this.credentials.get() : "";
		answer += sources.isEmpty() ? "" : "\n\nCredentials come from " + sources + ".";
		List<String> unplaced = new ArrayList<>();
		boolean placed = false;
		for (ErrorResponseBody.FieldError error : problem.fieldErrors().stream().limit(MOST_FIELDS).toList()) {
			Optional<AttributePath> attribute = call.attribute(error.field());
			String message = call.excerpt(error.message(), LONGEST_TEXT);
			if (attribute.isPresent()) {
				diagnostics.error(attribute.get(), summary(call),
						"\"" + attribute.get() + "\": " + message + "\n\n" + answer);
				placed = true;
			}
			else {
				unplaced.add(call.excerpt(error.field(), LONGEST_TEXT) + ": " + message);
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

	private static <T extends Throwable> @Nullable T find(Throwable exception, Class<T> type) {
		return FailureReason.causes(exception)
			.stream()
			.filter(type::isInstance)
			.map(type::cast)
			.findFirst()
			.orElse(null);
	}

}
