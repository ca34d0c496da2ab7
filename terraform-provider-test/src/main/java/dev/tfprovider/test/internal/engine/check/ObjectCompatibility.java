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
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.GoValue;
import dev.tfprovider.test.internal.engine.value.RefinedRange;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Checks a result against its plan, as Core does after every apply, and a final plan
 * against the first one.
 */
public final class ObjectCompatibility {

	private ObjectCompatibility() {
	}

	public static List<CheckProblem> problems(SchemaBlock block, TerraformValue planned, TerraformValue actual) {
		List<CheckProblem> problems = new ArrayList<>();
		object(block, AttributePath.root(), planned, actual, problems);
		return List.copyOf(problems);
	}

	private static void object(SchemaBlock block, AttributePath path, TerraformValue planned, TerraformValue actual,
			List<CheckProblem> problems) {
		String subject = path.isRoot() ? "Root object " : "";
		if (planned.isNull() != actual.isNull()) {
			problems.add(new CheckProblem(path,
					subject + (planned.isNull() ? "was absent, but now present" : "was present, but now absent")));
			return;
		}
		if (planned.isNull()) {
			return;
		}
		for (SchemaAttribute attribute : block.attributes()) {
			attribute(attribute, path.attribute(attribute.name()),
					ValueParts.attribute(planned, attribute.name(), attribute.type()),
					ValueParts.attribute(actual, attribute.name(), attribute.type()), problems);
		}
		for (SchemaBlockType nested : block.blocks()) {
			blocks(nested, path.attribute(nested.name()), ValueParts.attribute(planned, nested.name(), nested.type()),
					ValueParts.attribute(actual, nested.name(), nested.type()), problems);
		}
	}

	private static void attribute(SchemaAttribute attribute, AttributePath path, TerraformValue planned,
			TerraformValue actual, List<CheckProblem> problems) {
		List<CheckProblem> found = ValueCompatibility.problems(path, planned, actual);
		if (attribute.sensitive() && !found.isEmpty()) {
			problems.add(new CheckProblem(path, "inconsistent values for sensitive attribute"));
		}
		else {
			problems.addAll(found);
		}
	}

	private static void blocks(SchemaBlockType nested, AttributePath path, TerraformValue planned,
			TerraformValue actual, List<CheckProblem> problems) {
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
			case LIST -> list(nested, path, ValueParts.elements(planned), ValueParts.elements(actual), problems);
			case MAP -> map(nested, path, planned.entries(), actual.entries(), problems);
			default -> set(nested, path, planned, actual, problems);
		}
	}

	private static void list(SchemaBlockType nested, AttributePath path, List<TerraformValue> planned,
			List<TerraformValue> actual, List<CheckProblem> problems) {
		if (planned.size() != actual.size()) {
			problems.add(countChanged(path, planned.size(), actual.size()));
			return;
		}
		for (int i = 0; i < planned.size(); i++) {
			object(nested.block(), path.index(i), planned.get(i), actual.get(i), problems);
		}
	}

	private static void map(SchemaBlockType nested, AttributePath path, Map<String, TerraformValue> planned,
			Map<String, TerraformValue> actual, List<CheckProblem> problems) {
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
				problems.add(new CheckProblem(path, "block key " + GoString.quote(key) + " has vanished"));
			}
		});
		if (nested.varies()) {
			actual.keySet()
				.stream()
				.filter((key) -> !planned.containsKey(key))
				.forEach((key) -> problems
					.add(new CheckProblem(path, "new block key " + GoString.quote(key) + " has appeared")));
		}
	}

	private static CheckProblem countChanged(AttributePath path, int planned, int actual) {
		return new CheckProblem(path, "block count changed from " + planned + " to " + actual);
	}

	private static void set(SchemaBlockType nested, AttributePath path, TerraformValue planned, TerraformValue actual,
			List<CheckProblem> problems) {
		problems.addAll(SetCompatibility.problems(path, planned, actual, "block set length", (before, now) -> {
			List<CheckProblem> found = new ArrayList<>();
			object(nested.block(), path.element(), before, now, found);
			return found.isEmpty();
		}));
	}

	/**
	 * Holds two values without flags against each other.
	 */
	private static final class ValueCompatibility {

		static List<CheckProblem> problems(AttributePath path, TerraformValue planned, TerraformValue actual) {
			List<CheckProblem> problems = new ArrayList<>();
			value(path, planned, actual, problems);
			return problems;
		}

		private static void value(AttributePath path, TerraformValue planned, TerraformValue actual,
				List<CheckProblem> problems) {
			if (planned.type() == TerraformType.DYNAMIC) {
				return;
			}
			if (!TypeConformance.conforms(actual.type(), planned.type())) {
				problems.add(new CheckProblem(path,
						"wrong final value type: " + TypeConformance.mismatch(actual.type(), planned.type())));
				return;
			}
			if (planned.isUnknown()) {
				if (!RefinedRange.includes(planned, actual)) {
					problems.add(new CheckProblem(path, "final value " + GoValue.of(actual)
							+ " does not conform to planning placeholder " + GoValue.of(planned)));
				}
			}
			else if (planned.isNull() || actual.isNull()) {
				if (planned.isNull() != actual.isNull()) {
					problems
						.add(new CheckProblem(path, actual.isNull() ? "was " + GoValue.of(planned) + ", but now null"
								: "was null, but now " + GoValue.of(actual)));
				}
			}
			else if (actual.isUnknown()) {
				problems.add(new CheckProblem(path, "was known, but now unknown"));
			}
			else {
				known(path, planned, actual, problems);
			}
		}

		private static void known(AttributePath path, TerraformValue planned, TerraformValue actual,
				List<CheckProblem> problems) {
			TerraformType type = planned.type();
			if (planned instanceof SetValue) {
				problems.addAll(SetCompatibility.problems(path, planned, actual, "length",
						(before, now) -> problems(path.element(), before, now).isEmpty()));
			}
			else if (type instanceof TerraformType.ListType || type instanceof TerraformType.TupleType) {
				elements(path, ValueParts.elements(planned), ValueParts.elements(actual), problems);
			}
			else if (type instanceof TerraformType.MapType) {
				members(path, planned.entries(), actual.entries(), problems);
			}
			else if (type instanceof ObjectType) {
				Map<String, TerraformValue> now = actual.entries();
				planned.entries()
					.forEach((name, member) -> value(path.attribute(name), member, now.getOrDefault(name, member),
							problems));
			}
			else if (!planned.equals(actual)) {
				problems.add(new CheckProblem(path, "was " + GoValue.of(planned) + ", but now " + GoValue.of(actual)));
			}
		}

		private static void elements(AttributePath path, List<TerraformValue> planned, List<TerraformValue> actual,
				List<CheckProblem> problems) {
			for (int i = 0; i < planned.size(); i++) {
				if (i < actual.size()) {
					value(path.index(i), planned.get(i), actual.get(i), problems);
				}
				else {
					problems.add(new CheckProblem(path, "element " + i + " has vanished"));
				}
			}
			for (int i = planned.size(); i < actual.size(); i++) {
				problems.add(new CheckProblem(path, "new element " + i + " has appeared"));
			}
		}

		private static void members(AttributePath path, Map<String, TerraformValue> planned,
				Map<String, TerraformValue> actual, List<CheckProblem> problems) {
			planned.forEach((key, element) -> {
				TerraformValue now = actual.get(key);
				if (now != null) {
					value(path.key(key), element, now, problems);
				}
				else {
					problems.add(new CheckProblem(path, "element " + GoString.quote(key) + " has vanished"));
				}
			});
			actual.keySet()
				.stream()
				.filter((key) -> !planned.containsKey(key))
				.forEach((key) -> problems
					.add(new CheckProblem(path, "new element " + GoString.quote(key) + " has appeared")));
		}

	}

}
