/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.JsonTree;
import org.jspecify.annotations.Nullable;

import org.springframework.http.MediaType;
import org.springframework.web.client.RestClientResponseException;

/**
 * Parses the body of an error response, JSON or plain text: title and detail of an RFC
 * 9457 problem, and field errors in the common forms.
 *
 * @param text title and detail, may be empty
 * @param fieldErrors errors of single fields
 */
record ErrorResponseBody(String text, List<FieldError> fieldErrors) {

	private static final ErrorResponseBody NONE = new ErrorResponseBody("", List.of());

	static ErrorResponseBody of(RestClientResponseException response) {
		MediaType type = (response.getResponseHeaders() != null) ? response.getResponseHeaders().getContentType()
				: null;
		String body = response.getResponseBodyAsString();
		if (body.isBlank() || type == null) {
			return NONE;
		}
		if (type.isCompatibleWith(MediaType.TEXT_PLAIN)) {
			return new ErrorResponseBody(body.strip(), List.of());
		}
		if (!type.getSubtype().contains("json")) {
			return NONE;
		}
		try {
			return parse(JsonTree.readObject(body.getBytes(StandardCharsets.UTF_8)));
		}
		catch (CodecException ex) {
			return NONE;
		}
	}

	private static ErrorResponseBody parse(Map<String, ?> problem) {
		List<FieldError> errors = new ArrayList<>();
		List<String> texts = new ArrayList<>();
		addProblem(problem, errors, texts);
		return new ErrorResponseBody(String.join(". ", texts), errors);
	}

	/**
	 * Add what an object says, and what an object in it does: many services put all they
	 * say into one named {@code error}, and more into its {@code details}.
	 */
	private static void addProblem(Map<?, ?> problem, List<FieldError> errors, List<String> texts) {
		String title = first(problem, "title", "error");
		String detail = first(problem, "detail", "message");
		Stream.of(title, detail).filter(Objects::nonNull).forEach(texts::add);
		for (String name : List.of("errors", "invalid-params", "invalidParams", "violations", "fieldViolations",
				"fields", "details", "detail")) {
			if (problem.get(name) instanceof List<?> entries) {
				entries.forEach((entry) -> addEntry(entry, errors, texts));
			}
		}
		if (problem.get("errors") instanceof Map<?, ?> fields) {
			fields.forEach((field, messages) -> addField(field.toString(), messages, errors));
		}
		for (String name : List.of("error", "details")) {
			if (problem.get(name) instanceof Map<?, ?> inner) {
				if (inner.get("param") instanceof String) {
					addEntry(inner, errors, texts);
				}
				else {
					addProblem(inner, errors, texts);
				}
			}
		}
	}

	/**
	 * Return the text without a title that only repeats the status.
	 */
	String without(String reasonPhrase) {
		if (this.text.equalsIgnoreCase(reasonPhrase)) {
			return "";
		}
		boolean repeats = !reasonPhrase.isEmpty()
				&& this.text.regionMatches(true, 0, reasonPhrase + ". ", 0, reasonPhrase.length() + 2);
		return repeats ? this.text.substring(reasonPhrase.length() + 2) : this.text;
	}

	private static void addEntry(@Nullable Object entry, List<FieldError> errors, List<String> texts) {
		if (entry instanceof String text) {
			texts.add(text);
			return;
		}
		if (entry instanceof Map<?, ?> error) {
			String field = field(error);
			String message = first(error, "message", "detail", "description", "reason", "defaultMessage", "msg",
					"title", "code");
			if (error.get("fieldViolations") instanceof List<?>) {
				addProblem(error, errors, texts);
			}
			else if (field != null && error.get("messages") instanceof List<?> messages) {
				addField(field, messages, errors);
			}
			else if (field != null && message != null) {
				errors.add(new FieldError(field, message));
			}
			else if (message != null) {
				texts.add(message);
			}
		}
	}

	private static @Nullable String field(Map<?, ?> error) {
		if (error.get("source") instanceof Map<?, ?> source) {
			String pointer = first(source, "pointer", "parameter");
			return (pointer != null) ? pointer.replaceFirst("^/data(/attributes)?/", "").replaceFirst("^#?/", "")
					: null;
		}
		if (error.get("loc") instanceof List<?> steps) {
			return steps.stream()
				.map(String::valueOf)
				.filter((step) -> !step.equals("body"))
				.collect(Collectors.joining("."));
		}
		String field = first(error, "field", "pointer", "name", "property", "propertyPath", "path", "param");
		return (field != null) ? field.replaceFirst("^#?/", "") : null;
	}

	private static void addField(String field, @Nullable Object messages, List<FieldError> errors) {
		if (messages instanceof List<?> several) {
			several.forEach((message) -> addField(field, message, errors));
		}
		else if (messages instanceof String message) {
			errors.add(new FieldError(field, message));
		}
	}

	private static @Nullable String first(Map<?, ?> object, String... names) {
		for (String name : names) {
			if (object.get(name) instanceof String text && !text.isBlank()) {
				return text;
			}
		}
		return null;
	}

	/**
	 * An error of one field.
	 *
	 * @param field name of the field as the service calls it
	 * @param message what is wrong with it
	 */
	record FieldError(String field, String message) {

	}

}
