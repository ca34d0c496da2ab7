/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.GoValue;
import dev.tfprovider.test.internal.engine.value.RefinedRange;
import dev.tfprovider.test.internal.engine.value.TypeParts;
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

	private final List<CheckProblem> problems = new ArrayList<>();

	private ObjectCompatibility() {
	}

	public static List<CheckProblem> problems(SchemaBlock block, TerraformValue planned, TerraformValue actual) {
		return problems(
				(compatibility) -> compatibility.object(block, new Place(AttributePath.root(), planned, actual)));
	}

	private static List<CheckProblem> problems(Consumer<ObjectCompatibility> check) {
		ObjectCompatibility compatibility = new ObjectCompatibility();
		check.accept(compatibility);
		return List.copyOf(compatibility.problems);
	}

	private void object(SchemaBlock block, Place place) {
		boolean planned = !place.planned().isNull();
		if (planned == place.actual().isNull()) {
			report(place, (place.path().isRoot() ? "Root object " : "")
					+ (planned ? "was present, but now absent" : "was absent, but now present"));
		}
		else if (planned) {
			block.attributes()
				.forEach((attribute) -> attribute(attribute, place.attribute(attribute.name(), attribute.type())));
			block.blocks().forEach((nested) -> blocks(nested, place.attribute(nested.name(), nested.type())));
		}
	}

	private void attribute(SchemaAttribute attribute, Place place) {
		List<CheckProblem> found = problems((compatibility) -> compatibility.value(place));
		if (attribute.sensitive() && !found.isEmpty()) {
			report(place, "inconsistent values for sensitive attribute");
		}
		else {
			this.problems.addAll(found);
		}
	}

	private void blocks(SchemaBlockType nested, Place place) {
		TerraformValue planned = place.planned();
		TerraformValue actual = place.actual();
		if (nested.nesting() == NestingMode.SINGLE || nested.nesting() == NestingMode.GROUP) {
			if (!planned.isUnknown() || !actual.isNull()) {
				object(nested.block(), place);
			}
			return;
		}
		if (planned.isUnknown() || actual.isUnknown() || planned.isNull() || actual.isNull()) {
			return;
		}
		switch (nested.nesting()) {
			case LIST, MAP -> elementBlocks(nested, place);
			default -> this.problems.addAll(SetCompatibility.problems(place.path(), planned, actual, "block set length",
					(before, now) -> problems((compatibility) -> compatibility.object(nested.block(),
							new Place(place.path().element(), before, now)))
						.isEmpty()));
		}
	}

	private void elementBlocks(SchemaBlockType nested, Place place) {
		int planned = ValueParts.size(place.planned());
		int actual = ValueParts.size(place.actual());
		boolean named = nested.nesting() == NestingMode.MAP && nested.varies();
		if (!named && planned != actual) {
			report(place, "block count changed from " + planned + " to " + actual);
			return;
		}
		AttributePath path = place.path();
		elements(place, (element) -> object(nested.block(), element));
		entries(place, named ? "block key" : "", named ? path::attribute : path::key,
				(element) -> object(nested.block(), element));
	}

	private void value(Place place) {
		TerraformValue planned = place.planned();
		TerraformValue actual = place.actual();
		if (planned.type() == TerraformType.DYNAMIC) {
			return;
		}
		if (!TypeConformance.conforms(actual.type(), planned.type())) {
			report(place, "wrong final value type: " + TypeConformance.mismatch(actual.type(), planned.type()));
		}
		else if (planned.isUnknown()) {
			if (!RefinedRange.includes(planned, actual)) {
				report(place, "final value " + GoValue.of(actual) + " does not conform to planning placeholder "
						+ GoValue.of(planned));
			}
		}
		else if (planned.isNull() || actual.isNull()) {
			if (planned.isNull() != actual.isNull()) {
				report(place, actual.isNull() ? "was " + GoValue.of(planned) + ", but now null"
						: "was null, but now " + GoValue.of(actual));
			}
		}
		else if (actual.isUnknown()) {
			report(place, "was known, but now unknown");
		}
		else {
			known(place);
		}
	}

	private void known(Place place) {
		TerraformValue planned = place.planned();
		AttributePath path = place.path();
		TerraformType type = planned.type();
		if (planned instanceof SetValue) {
			this.problems
				.addAll(SetCompatibility.problems(path, planned, place.actual(), "length",
						(before, now) -> problems(
								(compatibility) -> compatibility.value(new Place(path.element(), before, now)))
							.isEmpty()));
		}
		else if (TypeParts.isSequence(type)) {
			elements(place, this::value);
		}
		else if (type instanceof TerraformType.MapType) {
			entries(place, "element", path::key, this::value);
		}
		else if (type instanceof ObjectType) {
			entries(place, "", path::attribute, this::value);
		}
		else if (!planned.equals(place.actual())) {
			report(place, "was " + GoValue.of(planned) + ", but now " + GoValue.of(place.actual()));
		}
	}

	private void elements(Place place, Consumer<Place> visitor) {
		List<TerraformValue> planned = ValueParts.elements(place.planned());
		List<TerraformValue> actual = ValueParts.elements(place.actual());
		for (int i = 0; i < planned.size(); i++) {
			if (i < actual.size()) {
				visitor.accept(new Place(place.path().index(i), planned.get(i), actual.get(i)));
			}
			else {
				report(place, "element " + i + " has vanished");
			}
		}
		for (int i = planned.size(); i < actual.size(); i++) {
			report(place, "new element " + i + " has appeared");
		}
	}

	/**
	 * Visits what both sides have by the same key.
	 * @param noun what to call a key that only one side has, empty to pass over it
	 */
	private void entries(Place place, String noun, Function<String, AttributePath> step, Consumer<Place> visitor) {
		Map<String, TerraformValue> planned = place.planned().entries();
		Map<String, TerraformValue> actual = place.actual().entries();
		planned.forEach((key, element) -> {
			TerraformValue now = actual.get(key);
			if (now != null) {
				visitor.accept(new Place(step.apply(key), element, now));
			}
			else if (!noun.isEmpty()) {
				report(place, noun + " " + GoString.quote(key) + " has vanished");
			}
		});
		actual.keySet()
			.stream()
			.filter((key) -> !noun.isEmpty() && !planned.containsKey(key))
			.forEach((key) -> report(place, "new " + noun + " " + GoString.quote(key) + " has appeared"));
	}

	private void report(Place place, String text) {
		this.problems.add(new CheckProblem(place.path(), text));
	}

	/**
	 * A place in plan and result.
	 */
	private record Place(AttributePath path, TerraformValue planned, TerraformValue actual) {

		Place attribute(String name, TerraformType type) {
			return new Place(this.path.attribute(name), ValueParts.attribute(this.planned, name, type),
					ValueParts.attribute(this.actual, name, type));
		}

	}

}
