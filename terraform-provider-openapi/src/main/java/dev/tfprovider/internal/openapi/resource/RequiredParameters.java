/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.PercentEncoding;

/**
 * Checks the parameters that an operation requires besides those of its path.
 */
public final class RequiredParameters {

	private RequiredParameters() {
	}

	static void check(ApiOperation operation) throws NoResourceException {
		for (ApiParameter parameter : operation.parameters()) {
			if (!isMet(parameter)) {
				throw new NoResourceException(Rejection.PARAMETER,
						"%s requires the %s parameter '%s', for which there is no value", operation,
						parameter.location(), parameter.name());
			}
		}
	}

	static boolean areMet(ApiOperation operation) {
		return operation.parameters().stream().allMatch(RequiredParameters::isMet);
	}

	private static boolean isMet(ApiParameter parameter) {
		return parameter.location().equals("path") || !parameter.value().required()
				|| parameter.location().equals("header") && (isStandard(parameter.name()) || isSetting(parameter))
				|| (!parameter.location().equals("cookie") && constant(parameter).isPresent());
	}

	/**
	 * Return the headers that every request of an operation has.
	 * @param operation the operation
	 * @return values by names
	 */
	public static Map<String, String> headers(ApiOperation operation) {
		return sent(operation, "header");
	}

	/**
	 * Return the query that every request of an operation has.
	 * @param operation the operation
	 * @param other name of a parameter that is sent in another way, or empty
	 * @return the query, encoded, with its question mark; empty if there is none
	 */
	public static String query(ApiOperation operation, String other) {
		Map<String, String> query = sent(operation, "query");
		query.remove(other);
		return query.entrySet()
			.stream()
			.map((parameter) -> PercentEncoding.encode(parameter.getKey()) + "=" + parameter.getValue())
			.collect(Collectors.joining("&", query.isEmpty() ? "" : "?", ""));
	}

	private static Map<String, String> sent(ApiOperation operation, String location) {
		Map<String, String> values = new LinkedHashMap<>();
		operation.parameters()
			.stream()
			.filter((parameter) -> parameter.location().equals(location) && parameter.value().required()
					&& !(location.equals("header") && isStandard(parameter.name())))
			.forEach((parameter) -> constant(parameter).ifPresent((value) -> values.put(parameter.name(), value)));
		return values;
	}

	/**
	 * Return whether clients set a header in any case, or let nobody set it.
	 */
	private static boolean isStandard(String header) {
		return header.toLowerCase(Locale.ROOT)
			.matches("accept|authorization|connection|content-(length|type)|expect|host|upgrade|user-agent");
	}

	/**
	 * Return the headers of requests for a resource that have no value that is known, so
	 * that the provider has settings for them.
	 * @param found the resource
	 */
	public static List<ApiParameter> settings(FoundResource found) {
		return found.operations()
			.stream()
			.flatMap((operation) -> operation.parameters().stream())
			.filter(RequiredParameters::isSetting)
			.toList();
	}

	private static boolean isSetting(ApiParameter parameter) {
		return parameter.location().equals("header") && parameter.value().required() && !isStandard(parameter.name())
				&& constant(parameter).isEmpty() && parameter.value().type() instanceof ApiType.Text
				&& parameter.name().matches("[A-Za-z][A-Za-z0-9-]{0,60}");
	}

	/**
	 * Return the only sensible value of a parameter.
	 */
	private static Optional<String> constant(ApiParameter parameter) {
		if (parameter.location().equals("header") && !parameter.name().matches("[A-Za-z0-9!#$%&'*+.^_`|~-]+")) {
			return Optional.empty();
		}
		if (parameter.location().equals("header") && parameter.name().equalsIgnoreCase("If-Match")) {
			return Optional.of("*");
		}
		if (parameter.value().type() instanceof ApiType.Text text && text.values().size() == 1) {
			return Optional.of(text.values().get(0)).filter(RequiredParameters::isPlain);
		}
		return Optional.ofNullable(parameter.value().fallback())
			.filter(JsonNode::isValueNode)
			.map(JsonNode::asText)
			.filter(RequiredParameters::isPlain);
	}

	private static boolean isPlain(String value) {
		return value.matches("[A-Za-z0-9._-]+");
	}

}
