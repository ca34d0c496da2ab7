/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.HttpVerb;

import org.springframework.web.util.UriUtils;

/**
 * The paths of a description, as a service has them.
 */
final class DescribedPaths {

	private final ApiDescription description;

	private final Map<String, Pattern> patterns = new LinkedHashMap<>();

	/**
	 * Create the paths.
	 * @param description the description
	 */
	DescribedPaths(ApiDescription description) {
		this.description = description;
		description.paths().forEach((template) -> this.patterns.put(template, pattern(template)));
	}

	Optional<ApiOperation> operation(HttpVerb verb, String path) {
		return this.patterns.entrySet()
			.stream()
			.filter((template) -> template.getValue().matcher(path).matches())
			.map(Map.Entry::getKey)
			.sorted(Comparator.comparingLong((template) -> template.chars().filter((each) -> each == '{').count()))
			.flatMap((template) -> this.description.operation(verb, template).stream())
			.findFirst();
	}

	private static Pattern pattern(String path) {
		String template = encoded(path);
		StringBuilder regex = new StringBuilder();
		Matcher parameters = Pattern.compile("\\{[^}]*\\}").matcher(template);
		int end = 0;
		while (parameters.find()) {
			regex.append(Pattern.quote(template.substring(end, parameters.start()))).append("[^/]+");
			end = parameters.end();
		}
		return Pattern.compile(regex.append(Pattern.quote(template.substring(end))).toString());
	}

	/**
	 * Return a template as it is in addresses, but for its parameters.
	 */
	private static String encoded(String template) {
		return UriUtils.encodePath(template, StandardCharsets.UTF_8).replace("%7B", "{").replace("%7D", "}");
	}

	static String shape(String path) {
		return plain(path).replaceAll("\\{[^}]*\\}", "{}");
	}

	static String plain(String path) {
		return path.replaceFirst("(/+|\\.json)$", "");
	}

	/**
	 * Return the values that a path has for the parameters of a template.
	 */
	static Map<String, String> values(String template, String path) {
		Map<String, String> values = new HashMap<>();
		String[] names = template.split("/");
		String[] given = path.split("/");
		for (int i = 0; i < names.length; i++) {
			if (names[i].startsWith("{")) {
				values.put(names[i].replaceAll("^\\{|\\}.*$", ""), UriUtils.decode(given[i], StandardCharsets.UTF_8));
			}
		}
		return values;
	}

	/**
	 * Return a template with values in the place of its parameters.
	 */
	static String filled(String template, Map<String, String> values) {
		return Pattern.compile("\\{([^}]*)\\}")
			.matcher(encoded(template))
			.replaceAll((found) -> Matcher.quoteReplacement(UriUtils
				.encodePathSegment(values.getOrDefault(found.group(1), found.group(1)), StandardCharsets.UTF_8)));
	}

}
