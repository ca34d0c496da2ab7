/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.command.line.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The part of JSONPath that overlays need: names, numbers, wildcards, and both at any
 * depth. Filters are refused.
 */
final class OverlayTarget {

	private static final Pattern STEP = Pattern.compile(
			"(\\.\\.|\\.)?(?:\\['((?:[^'\\\\]|\\\\.)*)'\\]|\\[\"((?:[^\"\\\\]|\\\\.)*)\"\\]|\\[(\\d{1,9})\\]|(\\[\\*\\]|\\*)|([\\p{L}_][\\p{L}\\p{N}_-]*))");

	private final String text;

	private final List<Step> steps = new ArrayList<>();

	OverlayTarget(String text) {
		this.text = text;
		Matcher matcher = STEP.matcher(text);
		int end = text.startsWith("$") ? 1 : 0;
		while (end > 0 && end < text.length() && matcher.region(end, text.length()).lookingAt()
				&& (matcher.group(6) == null || matcher.group(1) != null)) {
			String name = (matcher.group(2) != null) ? matcher.group(2) : matcher.group(3);
			this.steps.add(new Step("..".equals(matcher.group(1)),
					(name != null) ? name.replaceAll("\\\\(.)", "$1") : matcher.group(6),
					(matcher.group(4) != null) ? Integer.parseInt(matcher.group(4)) : -1));
			end = matcher.end();
		}
		Refusal.when(end == 0 || end < text.length(),
				"The target '%s' is not understood. Write a JSONPath of names, numbers, "
						+ "'*' and '..', such as $.paths['/pets/{id}'].",
				text);
	}

	/**
	 * Return the places that the target is about.
	 */
	List<Place> find(JsonNode document) {
		List<Place> places = List.of(new Place(null, "", document));
		for (Step step : this.steps) {
			List<Place> next = new ArrayList<>();
			places.forEach((place) -> step(step, place.node(), next));
			places = next;
		}
		return places;
	}

	private void step(Step step, JsonNode node, List<Place> found) {
		for (Map.Entry<String, JsonNode> member : node.properties()) {
			if (step.index() < 0 && (step.name() == null || step.name().equals(member.getKey()))) {
				found.add(new Place(node, member.getKey(), member.getValue()));
			}
		}
		if (node.isArray()) {
			for (int i = 0; i < node.size(); i++) {
				if (step.index() == i || (step.index() < 0 && step.name() == null)) {
					found.add(new Place(node, "", node.get(i)));
				}
			}
		}
		if (step.deep()) {
			node.forEach((inner) -> step(step, inner, found));
		}
	}

	@Override
	public String toString() {
		return this.text;
	}

	/**
	 * A step of the way: a name, a number, or neither for all.
	 */
	private record Step(boolean deep, @Nullable String name, int index) {

	}

	/**
	 * A place in a document.
	 *
	 * @param parent what it is in, {@code null} for the document
	 * @param name its name in an object
	 * @param node what is there
	 */
	record Place(@Nullable JsonNode parent, String name, JsonNode node) {

		void remove() {
			if (this.parent instanceof ObjectNode object) {
				object.remove(this.name);
			}
			else if (this.parent instanceof ArrayNode array) {
				for (int i = 0; i < array.size(); i++) {
					if (array.get(i) == this.node) {
						array.remove(i);
						return;
					}
				}
			}
		}

	}

}
