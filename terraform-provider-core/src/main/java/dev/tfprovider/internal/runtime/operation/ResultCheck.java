/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Checks the result of an apply against its plan by the rules of Terraform: known values
 * must be unchanged, unknown values must have become known.
 */
public final class ResultCheck {

	private final List<Violation> violations = new ArrayList<>();

	/**
	 * How the values are called that the result is checked against.
	 */
	private final String expected;

	private ResultCheck(String expected) {
		this.expected = expected;
	}

	public static List<Violation> violations(ObjectSchema schema, TerraformValue planned, TerraformValue actual) {
		return violations("planned", schema, planned, actual);
	}

	/**
	 * Return what is wrong with an object that was opened.
	 * @param schema its shape
	 * @param configured the configuration, with unknown values where the provider decides
	 * @param actual what was opened
	 */
	public static List<Violation> violationsOfOpen(ObjectSchema schema, TerraformValue configured,
			TerraformValue actual) {
		return violations("configured", schema, configured, actual).stream()
			.map((violation) -> new Violation(violation.path(), violation.rule().ofOpen(), violation.facts()))
			.toList();
	}

	private static List<Violation> violations(String expected, ObjectSchema schema, TerraformValue planned,
			TerraformValue actual) {
		ResultCheck check = new ResultCheck(expected);
		check.nested(schema, ObjectSchema.Nesting.SINGLE, AttributePath.root(), planned, actual);
		return check.violations;
	}

	private boolean fits(ObjectSchema schema, TerraformValue planned, TerraformValue actual) {
		return violations(this.expected, schema, planned, actual).isEmpty();
	}

	private boolean fits(TerraformValue planned, TerraformValue actual) {
		ResultCheck check = new ResultCheck(this.expected);
		check.value(AttributePath.root(), planned, actual, ValueText::of);
		return check.violations.isEmpty();
	}

	private void object(ObjectSchema schema, AttributePath path, ObjectValue planned, ObjectValue actual) {
		for (Attribute attribute : schema.attributes()) {
			String name = attribute.name();
			attribute(attribute, path.attribute(name), planned.get(name), actual.get(name));
		}
		for (NestedBlock block : schema.blocks()) {
			String name = block.name();
			nested(block.block(), block.nesting(), path.attribute(name), planned.get(name), actual.get(name));
		}
	}

	private void attribute(Attribute attribute, AttributePath path, TerraformValue planned, TerraformValue actual) {
		if (attribute.isWriteOnly()) {
			if (!actual.isNull()) {
				report(path, Rule.WRITE_ONLY_IS_NULL, "returned a value.");
			}
			return;
		}
		ResultCheck target = attribute.isSensitive() ? new ResultCheck(this.expected) : this;
		NestedObject nested = attribute.nested();
		if (nested != null) {
			target.nested(nested, nested.nesting(), path, planned, actual);
		}
		else if (!attribute.type().hasDynamic() || target.hasSameType(path, planned, actual)) {
			target.value(path, planned, actual, (value) -> ValueText.of(attribute, value));
		}
		if (target != this && !target.violations.isEmpty()) {
			boolean differs = !planned.isNull() && !actual.isNull() && !planned.isUnknown() && !actual.isUnknown();
			report(path, target.violations.get(0).rule(),
					differs ? "the returned value differs from the " + this.expected + " one; both are sensitive."
							: facts(planned, actual, (value) -> ValueText.of(attribute, value)));
		}
	}

	private void nested(ObjectSchema schema, ObjectSchema.Nesting nesting, AttributePath path, TerraformValue planned,
			TerraformValue actual) {
		if (isDecided(path, planned, actual, (value) -> ValueText.of(schema, nesting, value))) {
			return;
		}
		switch (nesting) {
			case SINGLE, GROUP -> object(schema, path, (ObjectValue) planned, (ObjectValue) actual);
			case LIST -> list(schema, path, planned.sequence(), actual.sequence());
			case MAP -> map(schema, path, planned.entries(), actual.entries());
			case SET -> set(path, planned, actual, (before, after) -> fits(schema, before, after),
					(element) -> ValueText.of(schema, ObjectSchema.Nesting.SINGLE, element));
		}
	}

	private void list(ObjectSchema schema, AttributePath path, List<TerraformValue> planned,
			List<TerraformValue> actual) {
		if (!isSameCount(path, planned.size(), actual.size())) {
			return;
		}
		ResultCheck elements = new ResultCheck(this.expected);
		for (int i = 0; i < planned.size(); i++) {
			elements.nested(schema, ObjectSchema.Nesting.SINGLE, path.index(i), planned.get(i), actual.get(i));
		}
		String order = (elements.violations.size() > 1)
				? ChangedOrder.between(planned, actual, (before, after) -> fits(schema, before, after)) : null;
		if (order != null) {
			report(path, Rule.RESULT_KEEPS_ORDER, order);
		}
		else {
			this.violations.addAll(elements.violations);
		}
	}

	private void map(ObjectSchema schema, AttributePath path, Map<String, TerraformValue> planned,
			Map<String, TerraformValue> actual) {
		if (hasSameKeys(path, planned, actual)) {
			planned.forEach((key, element) -> nested(schema, ObjectSchema.Nesting.SINGLE, path.key(key), element,
					actual.getOrDefault(key, element)));
		}
	}

	private void set(AttributePath path, TerraformValue planned, TerraformValue actual,
			BiPredicate<TerraformValue, TerraformValue> fits, Function<TerraformValue, String> text) {
		if (!actual.isWhollyKnown()) {
			report(path, Rule.RESULT_IS_KNOWN, "returned a set with unknown values.");
			return;
		}
		List<TerraformValue> before = planned.sequence();
		List<TerraformValue> after = actual.sequence();
		FittingElements fitting = new FittingElements(before, after, fits);
		for (int i = 0; i < before.size(); i++) {
			if (!fitting.isReturned(i)) {
				report(path, Rule.RESULT_KEEPS_ELEMENTS, "the " + this.expected + " element "
						+ text.apply(before.get(i)) + " is not among those returned.");
			}
		}
		for (int i = 0; i < after.size(); i++) {
			if (!fitting.isPlanned(i)) {
				report(path, Rule.RESULT_KEEPS_ELEMENTS,
						"returned the element " + text.apply(after.get(i)) + ", which was not " + this.expected + ".");
			}
		}
		if (after.size() > before.size()) {
			isSameCount(path, before.size(), after.size());
		}
	}

	/**
	 * Compare values without a schema.
	 * @param text writes the values of the attribute they belong to
	 */
	private void value(AttributePath path, TerraformValue planned, TerraformValue actual,
			Function<TerraformValue, String> text) {
		if (isDecided(path, planned, actual, text)) {
			return;
		}
		boolean whole = planned.isWhollyKnown() && actual.isWhollyKnown();
		if (whole || !planned.getClass().equals(actual.getClass())) {
			if (!planned.equals(actual)) {
				report(path, Rule.RESULT_MATCHES_PLAN, facts(planned, actual, text));
			}
		}
		else if (planned instanceof SetValue) {
			set(path, planned, actual, this::fits, text);
		}
		else if (planned instanceof ListValue || planned instanceof TupleValue) {
			values(path, planned.sequence(), actual.sequence(), text);
		}
		else {
			values(path, planned instanceof MapValue, planned.entries(), actual.entries(), text);
		}
	}

	private void values(AttributePath path, List<TerraformValue> planned, List<TerraformValue> actual,
			Function<TerraformValue, String> text) {
		if (isSameCount(path, planned.size(), actual.size())) {
			for (int i = 0; i < planned.size(); i++) {
				value(path.index(i), planned.get(i), actual.get(i), text);
			}
		}
	}

	private void values(AttributePath path, boolean map, Map<String, TerraformValue> planned,
			Map<String, TerraformValue> actual, Function<TerraformValue, String> text) {
		if (hasSameKeys(path, planned, actual)) {
			planned.forEach((key, element) -> value(map ? path.key(key) : path.attribute(key), element,
					actual.getOrDefault(key, element), text));
		}
	}

	/**
	 * Decides the cases in which there is nothing to compare inside: null and unknown
	 * values.
	 */
	private boolean isDecided(AttributePath path, TerraformValue planned, TerraformValue actual,
			Function<TerraformValue, String> text) {
		if (actual.isUnknown() || (planned.isUnknown() && !actual.isWhollyKnown())) {
			report(path, Rule.RESULT_IS_KNOWN, "returned an unknown value.");
			return true;
		}
		if (planned instanceof UnknownValue unknown) {
			String broken = RefinementCheck.broken(unknown.refinements(), actual);
			if (broken != null) {
				report(path, Rule.REFINEMENT_HONOURED,
						"returned " + text.apply(actual) + ", but it was promised " + broken + ".");
			}
			return true;
		}
		if (planned.isNull() != actual.isNull() && planned.type() != TerraformType.DYNAMIC) {
			report(path, planned.isNull() ? Rule.RESULT_KEEPS_NULL : Rule.RESULT_KEEPS_VALUE,
					facts(planned, actual, text));
		}
		return planned.isNull() || actual.isNull();
	}

	/**
	 * Decides whether a value has its type, where each value brings its own along. Of a
	 * value and null it says nothing, since there is more to say.
	 */
	private boolean hasSameType(AttributePath path, TerraformValue planned, TerraformValue actual) {
		TerraformType before = TypeConversion.typeOf(planned);
		TerraformType after = TypeConversion.typeOf(actual);
		boolean same = actual.isUnknown() || (planned.isNull() != actual.isNull() && !planned.isUnknown())
				|| TypeConversion.conforms(after, before);
		if (!same) {
			report(path, Rule.RESULT_KEEPS_TYPE, this.expected + " " + ValueText.of(planned) + " of the type " + before
					+ ", returned " + ValueText.of(actual) + " of the type " + after + ".");
		}
		return same;
	}

	private boolean isSameCount(AttributePath path, int planned, int actual) {
		if (planned != actual) {
			report(path, Rule.RESULT_KEEPS_ELEMENTS,
					this.expected + " " + planned + " elements, returned " + actual + ".");
		}
		return planned == actual;
	}

	private boolean hasSameKeys(AttributePath path, Map<String, TerraformValue> planned,
			Map<String, TerraformValue> actual) {
		boolean same = planned.keySet().equals(actual.keySet());
		if (!same) {
			report(path, Rule.RESULT_KEEPS_ELEMENTS,
					ValueText.ofKeys(planned.keySet(), actual.keySet(), this.expected, "returned") + ".");
		}
		return same;
	}

	private String facts(TerraformValue planned, TerraformValue actual, Function<TerraformValue, String> text) {
		return ValueText.of(planned, actual, text, this.expected, "returned") + ".";
	}

	private void report(AttributePath path, Rule rule, String facts) {
		this.violations.add(new Violation(path, rule, facts));
	}

}
