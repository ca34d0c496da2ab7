/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.GoValue;
import dev.tfprovider.test.internal.engine.value.Parts;
import dev.tfprovider.test.internal.engine.value.Problem;
import dev.tfprovider.test.internal.engine.value.RefinedRange;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Holds a result against the plan it came of, as Core does after every apply, and a final
 * plan against the first one.
 */
public final class ObjectCompatibility {

	private ObjectCompatibility() {
	}

	public static List<Problem> problems(SchemaBlock block, TerraformValue planned, TerraformValue actual) {
		List<Problem> problems = new ArrayList<>();
		object(block, AttributePath.root(), planned, actual, problems);
		return List.copyOf(problems);
	}

	private static void object(SchemaBlock block, AttributePath path, TerraformValue planned, TerraformValue actual,
			List<Problem> problems) {
		String subject = path.isRoot() ? "Root object " : "";
		if (planned.isNull() != actual.isNull()) {
			problems.add(new Problem(path,
					subject + (planned.isNull() ? "was absent, but now present" : "was present, but now absent")));
			return;
		}
		if (planned.isNull()) {
			return;
		}
		for (SchemaAttribute attribute : block.attributes()) {
			attribute(attribute, path.attribute(attribute.name()),
					Parts.attribute(planned, attribute.name(), attribute.type()),
					Parts.attribute(actual, attribute.name(), attribute.type()), problems);
		}
		for (SchemaBlockType nested : block.blocks()) {
			blocks(nested, path.attribute(nested.name()), Parts.attribute(planned, nested.name(), nested.type()),
					Parts.attribute(actual, nested.name(), nested.type()), problems);
		}
	}

	private static void attribute(SchemaAttribute attribute, AttributePath path, TerraformValue planned,
			TerraformValue actual, List<Problem> problems) {
		List<Problem> found = ValueCompatibility.problems(path, planned, actual);
		if (attribute.sensitive() && !found.isEmpty()) {
			problems.add(new Problem(path, "inconsistent values for sensitive attribute"));
		}
		else {
			problems.addAll(found);
		}
	}

	private static void blocks(SchemaBlockType nested, AttributePath path, TerraformValue planned,
			TerraformValue actual, List<Problem> problems) {
		if (nested.nesting() == NestingMode.SINGLE || nested.nesting() == NestingMode.GROUP) {
			if (!planned.isUnknown() || !actual.isNull()) {
				object(nested.block(), path, planned, actual, problems);
			}
			return;
		}
		if (planned.isUnknown() || actual.isUnknown() || planned.isNull() || actual.isNull()) {
			return;
		}
		switch (nested.nesting()) {
			case LIST -> list(nested, path, Parts.elements(planned), Parts.elements(actual), problems);
			case MAP -> map(nested, path, Parts.members(planned), Parts.members(actual), problems);
			default -> set(nested, path, planned, actual, problems);
		}
	}

	private static void list(SchemaBlockType nested, AttributePath path, List<TerraformValue> planned,
			List<TerraformValue> actual, List<Problem> problems) {
		if (planned.size() != actual.size()) {
			problems.add(countChanged(path, planned.size(), actual.size()));
			return;
		}
		for (int i = 0; i < planned.size(); i++) {
			object(nested.block(), path.index(i), planned.get(i), actual.get(i), problems);
		}
	}

	private static void map(SchemaBlockType nested, AttributePath path, Map<String, TerraformValue> planned,
			Map<String, TerraformValue> actual, List<Problem> problems) {
		if (!nested.varies() && planned.size() != actual.size()) {
			problems.add(countChanged(path, planned.size(), actual.size()));
			return;
		}
		planned.forEach((key, element) -> {
			TerraformValue now = actual.get(key);
			if (now != null) {
				object(nested.block(), nested.varies() ? path.attribute(key) : path.key(key), element, now, problems);
			}
			else if (nested.varies()) {
				problems.add(new Problem(path, "block key " + GoString.quote(key) + " has vanished"));
			}
		});
		if (nested.varies()) {
			actual.keySet()
				.stream()
				.filter((key) -> !planned.containsKey(key))
				.forEach((key) -> problems
					.add(new Problem(path, "new block key " + GoString.quote(key) + " has appeared")));
		}
	}

	private static Problem countChanged(AttributePath path, int planned, int actual) {
		return new Problem(path, "block count changed from " + planned + " to " + actual);
	}

	private static void set(SchemaBlockType nested, AttributePath path, TerraformValue planned, TerraformValue actual,
			List<Problem> problems) {
		problems.addAll(SetCompatibility.problems(path, planned, actual, (before, now) -> {
			List<Problem> found = new ArrayList<>();
			object(nested.block(), path.element(), before, now, found);
			return found.isEmpty();
		}));
		int before = Parts.elements(planned).size();
		int now = Parts.elements(actual).size();
		if (before < now) {
			problems.add(new Problem(path, "block set length changed from " + before + " to " + now));
		}
	}

	/**
	 * Holds two values without flags against each other.
	 */
	private static final class ValueCompatibility {

		static List<Problem> problems(AttributePath path, TerraformValue planned, TerraformValue actual) {
			List<Problem> problems = new ArrayList<>();
			value(path, planned, actual, problems);
			return problems;
		}

		private static void value(AttributePath path, TerraformValue planned, TerraformValue actual,
				List<Problem> problems) {
			if (planned.type() == TerraformType.DYNAMIC) {
				return;
			}
			if (!Conformance.conforms(actual.type(), planned.type())) {
				problems.add(new Problem(path,
						"wrong final value type: " + Conformance.mismatch(actual.type(), planned.type())));
				return;
			}
			if (planned.isUnknown()) {
				if (!RefinedRange.includes(planned, actual)) {
					problems.add(new Problem(path, "final value " + GoValue.of(actual)
							+ " does not conform to planning placeholder " + GoValue.of(planned)));
				}
			}
			else if (planned.isNull() || actual.isNull()) {
				if (planned.isNull() != actual.isNull()) {
					problems.add(new Problem(path, actual.isNull() ? "was " + GoValue.of(planned) + ", but now null"
							: "was null, but now " + GoValue.of(actual)));
				}
			}
			else if (actual.isUnknown()) {
				problems.add(new Problem(path, "was known, but now unknown"));
			}
			else {
				known(path, planned, actual, problems);
			}
		}

		private static void known(AttributePath path, TerraformValue planned, TerraformValue actual,
				List<Problem> problems) {
			TerraformType type = planned.type();
			if (planned instanceof SetValue) {
				set(path, planned, actual, problems);
			}
			else if (type instanceof TerraformType.ListType || type instanceof TerraformType.TupleType) {
				elements(path, Parts.elements(planned), Parts.elements(actual), problems);
			}
			else if (type instanceof TerraformType.MapType) {
				members(path, Parts.members(planned), Parts.members(actual), problems);
			}
			else if (type instanceof ObjectType) {
				Map<String, TerraformValue> now = Parts.members(actual);
				Parts.members(planned)
					.forEach((name, member) -> value(path.attribute(name), member, now.getOrDefault(name, member),
							problems));
			}
			else if (!planned.equals(actual)) {
				problems.add(new Problem(path, "was " + GoValue.of(planned) + ", but now " + GoValue.of(actual)));
			}
		}

		private static void elements(AttributePath path, List<TerraformValue> planned, List<TerraformValue> actual,
				List<Problem> problems) {
			for (int i = 0; i < planned.size(); i++) {
				if (i < actual.size()) {
					value(path.index(i), planned.get(i), actual.get(i), problems);
				}
				else {
					problems.add(new Problem(path, "element " + i + " has vanished"));
				}
			}
			for (int i = planned.size(); i < actual.size(); i++) {
				problems.add(new Problem(path, "new element " + i + " has appeared"));
			}
		}

		private static void members(AttributePath path, Map<String, TerraformValue> planned,
				Map<String, TerraformValue> actual, List<Problem> problems) {
			planned.forEach((key, element) -> {
				TerraformValue now = actual.get(key);
				if (now != null) {
					value(path.key(key), element, now, problems);
				}
				else {
					problems.add(new Problem(path, "element " + GoString.quote(key) + " has vanished"));
				}
			});
			actual.keySet()
				.stream()
				.filter((key) -> !planned.containsKey(key))
				.forEach((key) -> problems
					.add(new Problem(path, "new element " + GoString.quote(key) + " has appeared")));
		}

		private static void set(AttributePath path, TerraformValue planned, TerraformValue actual,
				List<Problem> problems) {
			problems.addAll(SetCompatibility.problems(path, planned, actual,
					(before, now) -> problems(path.element(), before, now).isEmpty()));
			int before = Parts.elements(planned).size();
			int now = Parts.elements(actual).size();
			if (before < now) {
				problems.add(new Problem(path, "length changed from " + before + " to " + now));
			}
		}

	}

}
