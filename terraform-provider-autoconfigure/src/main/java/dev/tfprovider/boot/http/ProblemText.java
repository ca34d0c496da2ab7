/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.json.JsonParseException;
import org.springframework.boot.json.JsonParserFactory;
import org.springframework.http.MediaType;
import org.springframework.web.client.RestClientResponseException;

/**
 * What the body of an error answer says, if it is JSON: title and detail of an RFC 9457
 * problem, and errors of single fields.
 *
 * @param text title and detail, may be empty
 * @param fieldErrors errors of single fields
 */
record ProblemText(String text, List<FieldError> fieldErrors) {

	private static final int LONGEST = 500;

	private static final ProblemText NONE = new ProblemText("", List.of());

	static ProblemText of(RestClientResponseException response) {
		MediaType type = (response.getResponseHeaders() != null) ? response.getResponseHeaders().getContentType()
				: null;
		String body = response.getResponseBodyAsString();
		if (body.isBlank() || type == null || !type.getSubtype().contains("json")) {
			return NONE;
		}
		try {
			Map<String, Object> problem = JsonParserFactory.getJsonParser().parseMap(body);
			return (problem != null) ? parse(problem) : NONE;
		}
		catch (JsonParseException ex) {
			return NONE;
		}
	}

	private static ProblemText parse(Map<String, Object> problem) {
		List<FieldError> errors = new ArrayList<>();
		if (problem.get("errors") instanceof List<?> entries) {
			entries.forEach((entry) -> addEntry(entry, errors));
		}
		else if (problem.get("errors") instanceof Map<?, ?> fields) {
			fields.forEach((field, messages) -> addField(field.toString(), messages, errors));
		}
		String title = first(problem, "title", "error");
		String detail = first(problem, "detail", "message");
		String text = (title != null && detail != null) ? title + ". " + detail
				: (title != null) ? title : (detail != null) ? detail : "";
		return new ProblemText((text.length() > LONGEST) ? text.substring(0, LONGEST) + "…" : text, errors);
	}

	private static void addEntry(@Nullable Object entry, List<FieldError> errors) {
		if (entry instanceof Map<?, ?> error) {
			String field = first(error, "field", "pointer", "name", "property");
			String message = first(error, "message", "detail", "reason", "defaultMessage");
			if (field != null && message != null) {
				errors.add(new FieldError(field.replaceFirst("^#?/", ""), message));
			}
		}
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
