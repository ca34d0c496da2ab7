/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonPath;

/**
 * Formats the changes of a plan, one line for each value: address, path, prior and
 * planned value. Sensitive values are hidden.
 */
final class PlanDifference {

	private static final String UNKNOWN = PlannedChange.UNKNOWN.toString();

	private final List<String> lines = new ArrayList<>();

	private PlanDifference() {
	}

	/**
	 * Return the lines of a plan.
	 * @param plan the plan
	 * @return lines in the order of the plan; none for what is created or deleted, whose
	 * action says it all, nor where the run has no plan document
	 */
	static List<String> of(PlanDocument plan) {
		PlanDifference difference = new PlanDifference();
		plan.changes().values().stream().filter(PlannedChange::isEffective).forEach(difference::add);
		plan.outputs().forEach((name, action) -> {
			if (action != Action.NO_OP) {
				difference.add("output " + name, plan.json().path("output_changes").path(name));
			}
		});
		return difference.lines;
	}

	private void add(PlannedChange change) {
		if (change.previousAddress() != null) {
			this.lines.add(change.address() + " was " + change.previousAddress());
		}
		if (change.importing()) {
			this.lines.add(change.address() + " is imported");
		}
		boolean changed = change.action() == Action.UPDATE || change.action() == Action.REPLACE;
		if (changed && !change.json().isMissingNode()) {
			Set<String> forcing = new TreeSet<>(change.replacePaths());
			int first = this.lines.size();
			add(change.address(), change.json());
			for (String path : forcing) {
				this.lines.subList(first, this.lines.size())
					.replaceAll((line) -> line.startsWith(change.address() + " " + path + ": ")
							? line + " (forces replacement)" : line);
			}
		}
	}

	private void add(String subject, JsonNode change) {
		compare(new Place(subject, new JsonPath(List.of())), change.path("before"), change.path("after"),
				change.path("after_unknown"), change.path("before_sensitive"), change.path("after_sensitive"));
	}

	private void compare(Place place, JsonNode before, JsonNode after, JsonNode unknown, JsonNode hiddenBefore,
			JsonNode hiddenAfter) {
		boolean hidden = hiddenBefore.booleanValue() || hiddenAfter.booleanValue();
		if (unknown.booleanValue()) {
			this.lines.add(place.line(text(before, hiddenBefore), UNKNOWN));
		}
		else if (!hidden && (before.isObject() || after.isObject()) && isContainer(before) && isContainer(after)) {
			Set<String> names = new TreeSet<>();
			before.fieldNames().forEachRemaining(names::add);
			after.fieldNames().forEachRemaining(names::add);
			unknown.fieldNames().forEachRemaining(names::add);
			names.forEach((name) -> compare(place.step(name), before.path(name), after.path(name), unknown.path(name),
					hiddenBefore.path(name), hiddenAfter.path(name)));
		}
		else if (!hidden && before.isArray() && after.isArray()) {
			for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
				compare(place.step(i), before.path(i), after.path(i), unknown.path(i), hiddenBefore.path(i),
						hiddenAfter.path(i));
			}
		}
		else if (!same(before, after)) {
			this.lines.add(place.line(text(before, hiddenBefore), text(after, hiddenAfter)));
		}
	}

	private static boolean isContainer(JsonNode node) {
		return node.isObject() || node.isMissingNode();
	}

	private static boolean same(JsonNode before, JsonNode after) {
		if (before.isNumber() && after.isNumber()) {
			return before.decimalValue().compareTo(after.decimalValue()) == 0;
		}
		return isNothing(before) ? isNothing(after) : before.equals(after);
	}

	private static boolean isNothing(JsonNode node) {
		return node.isNull() || node.isMissingNode();
	}

	private static String text(JsonNode value, JsonNode hidden) {
		if (isNothing(value)) {
			return "null";
		}
		return hidden.booleanValue() ? "(sensitive value)" : value.toString();
	}

	/**
	 * A place in what changes.
	 *
	 * @param subject address or output
	 * @param path path within, empty for the whole
	 */
	private record Place(String subject, JsonPath path) {

		Place step(Object step) {
			return new Place(this.subject, this.path.append(step));
		}

		String line(String before, String after) {
			return (this.subject + " " + this.path).strip() + ": " + before + " -> " + after;
		}

	}

}
