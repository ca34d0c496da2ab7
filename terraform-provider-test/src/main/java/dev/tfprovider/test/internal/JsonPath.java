/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A path in a JSON value, written {@code tags[0].name} or {@code labels["a.b"]}.
 *
 * @param steps {@code String} for a member, {@code Integer} for an element
 */
public record JsonPath(List<Object> steps) {

	private static final Pattern STEP = Pattern
		.compile("\\G(?:(?<index>\\[(\\d+)])|(?<key>\\[\"((?:[^\"\\\\]|\\\\.)*)\"])|(?<dot>\\.?)([^.\\[\\]\"]+))");

	public JsonPath {
		steps = List.copyOf(steps);
	}

	public static JsonPath parse(String text) {
		List<Object> steps = new ArrayList<>();
		Matcher matcher = STEP.matcher(text);
		int end = 0;
		while (matcher.find()) {
			if (matcher.group("index") != null) {
				steps.add(Integer.valueOf(matcher.group(2)));
			}
			else if (matcher.group("key") != null) {
				steps.add(matcher.group(4).replaceAll("\\\\(.)", "$1"));
			}
			else if (matcher.group("dot").isEmpty() == steps.isEmpty()) {
				steps.add(matcher.group(6));
			}
			else {
				break;
			}
			end = matcher.end();
		}
		if (steps.isEmpty() || end != text.length()) {
			throw new IllegalArgumentException("'" + text + "' is not a path like tags[0].name or labels[\"a.b\"]");
		}
		return new JsonPath(steps);
	}

	/**
	 * Read the path as the plan's {@code replace_paths} write it.
	 * @param steps array of strings and numbers
	 * @return the path
	 */
	public static JsonPath ofJson(JsonNode steps) {
		List<Object> converted = new ArrayList<>();
		steps.forEach((step) -> converted.add(step.isNumber() ? (Object) step.intValue() : step.asText()));
		return new JsonPath(converted);
	}

	public Optional<JsonNode> find(JsonNode root) {
		JsonNode node = root;
		for (Object step : this.steps) {
			node = step(node, step);
		}
		return node.isMissingNode() ? Optional.empty() : Optional.of(node);
	}

	/**
	 * Look the path up in a tree of marks, where {@code true} stands for a whole subtree.
	 * @param marks the marks, such as {@code after_unknown}
	 * @return whether this place, or one that contains it, is marked
	 */
	public boolean isMarked(JsonNode marks) {
		JsonNode node = marks;
		for (Object step : this.steps) {
			if (isTrue(node)) {
				return true;
			}
			node = step(node, step);
		}
		return isTrue(node);
	}

	/**
	 * Return the path to a part of where this path leads.
	 * @param step name, key ({@code String}) or index ({@code Integer}) of the part
	 * @return the longer path
	 */
	public JsonPath append(Object step) {
		return new JsonPath(Stream.concat(this.steps.stream(), Stream.of(step)).toList());
	}

	private static boolean isTrue(JsonNode node) {
		return node.isBoolean() && node.booleanValue();
	}

	private static JsonNode step(JsonNode node, Object step) {
		return (step instanceof Integer index) ? node.path(index) : node.path((String) step);
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder();
		for (Object step : this.steps) {
			if (step instanceof String name && name.matches("[^.\\[\\]\"]+")) {
				text.append((text.isEmpty()) ? "" : ".").append(name);
			}
			else {
				text.append('[').append((step instanceof String) ? JsonValues.write(step) : step).append(']');
			}
		}
		return text.toString();
	}

}
