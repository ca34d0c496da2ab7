/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A path of a description.
 *
 * @param path as it is written
 */
record ApiPath(String path) {

	/**
	 * What may follow the name of an object or of all objects.
	 */
	static final String SUFFIX = ".json";

	/**
	 * Return the segments, without the suffix of the last.
	 */
	List<String> segments() {
		String plain = this.path.endsWith(SUFFIX) ? this.path.substring(0, this.path.length() - SUFFIX.length())
				: this.path;
		return Arrays.stream(plain.split("/")).filter((segment) -> !segment.isEmpty()).toList();
	}

	boolean endsInParameter() {
		List<String> segments = segments();
		return !segments.isEmpty() && isParameter(segments.get(segments.size() - 1));
	}

	/**
	 * Return the names of the parameters.
	 */
	List<String> parameters() {
		return segments().stream()
			.filter(ApiPath::isParameter)
			.map((segment) -> segment.substring(1, segment.length() - 1))
			.toList();
	}

	/**
	 * Return the name of the last parameter.
	 */
	String parameter() {
		return parameters().get(parents().size());
	}

	/**
	 * Return the names of the parameters, but for the last.
	 */
	List<String> parents() {
		List<String> parameters = parameters();
		return parameters.subList(0, parameters.size() - 1);
	}

	/**
	 * Return the path with other names of its parameters.
	 */
	String renamed(List<String> names) {
		Iterator<String> next = names.iterator();
		return Pattern.compile("\\{[^/]*\\}")
			.matcher(this.path)
			.replaceAll((found) -> Matcher.quoteReplacement(next.hasNext() ? "{" + next.next() + "}" : found.group()));
	}

	/**
	 * Return the segment before a parameter, maybe empty.
	 */
	String before(String parameter) {
		List<String> segments = segments();
		int index = segments.indexOf("{" + parameter + "}");
		return (index > 0) ? segments.get(index - 1) : "";
	}

	/**
	 * Return the path without its last segment, as {@link #plain()}.
	 */
	String parent() {
		List<String> segments = segments();
		return "/" + String.join("/", segments.subList(0, segments.size() - 1));
	}

	/**
	 * Return the path without a slash or a suffix at its end.
	 */
	String plain() {
		return "/" + String.join("/", segments());
	}

	/**
	 * Return the path without the names of parameters.
	 */
	String shape() {
		return plain().replaceAll("\\{[^/]*\\}", "{}");
	}

	/**
	 * Return whether it begins with a slash, has no query, and parameters are whole
	 * segments.
	 */
	boolean isSimple() {
		return this.path.matches("(/[^/?#\\\\]+)+/?") && segments().stream()
			.allMatch((segment) -> isParameter(segment) || (!segment.contains("{") && !segment.contains("}")));
	}

	/**
	 * Return the words for a name, the last first: those of segments that are no
	 * parameters, in the singular.
	 */
	List<String> nouns() {
		List<String> nouns = new ArrayList<>();
		for (String segment : segments()) {
			String word = NameWords.snakeCase(segment);
			if (!isParameter(segment) && !word.isEmpty()
					&& !word.matches("api|rest|v[0-9]+(_?[0-9]+)*(_?(alpha|beta)[0-9]*)?")) {
				nouns.add(0, NameWords.singular(word));
			}
		}
		return nouns;
	}

	/**
	 * Return whether a member has the name of what is at the path.
	 */
	boolean isNamed(String member) {
		String name = NameWords.singular(NameWords.snakeCase(member));
		return !name.isEmpty() && nouns().stream()
			.limit(1)
			.anyMatch((noun) -> noun.equals(name) || noun.endsWith("_" + name) || name.endsWith("_" + noun));
	}

	private static boolean isParameter(String segment) {
		return segment.matches("\\{[A-Za-z0-9_.-]+\\}");
	}

}
