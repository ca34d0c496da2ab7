/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.schema.NestedObject;
import dev.tfprovider.schema.Nesting;
import dev.tfprovider.schema.ObjectSchema;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Holds the result of an apply against its plan by the rules of Terraform's own check:
 * what was known must come back unchanged, what was unknown must have become known.
 */
final class ResultCheck {

	private final List<Violation> violations = new ArrayList<>();

	static List<Violation> violations(ObjectSchema schema, TerraformValue planned, TerraformValue actual) {
		ResultCheck check = new ResultCheck();
		check.object(schema, AttributePath.root(), planned, actual, false);
		return check.violations;
	}

	private void object(ObjectSchema schema, AttributePath path, TerraformValue planned, TerraformValue actual,
			boolean sensitive) {
		if (!(planned instanceof ObjectValue before) || !(actual instanceof ObjectValue after)) {
			value(path, planned, actual, sensitive);
			return;
		}
		for (Attribute attribute : schema.attributes()) {
			AttributePath here = path.attribute(attribute.name());
			boolean hidden = sensitive || attribute.isSensitive();
			TerraformValue left = before.get(attribute.name());
			TerraformValue right = after.get(attribute.name());
			NestedObject nested = attribute.nested();
			if (attribute.isWriteOnly() && !right.isNull()) {
				report(here, Rule.WRITE_ONLY_IS_NULL, "returned " + ValueText.of(right, true) + ".");
			}
			else if (nested != null) {
				nested(nested, nested.nesting(), here, left, right, hidden);
			}
			else {
				value(here, left, right, hidden);
			}
		}
		for (NestedBlock block : schema.blocks()) {
			nested(block.block(), block.nesting(), path.attribute(block.name()), before.get(block.name()),
					after.get(block.name()), sensitive);
		}
	}

	private void nested(ObjectSchema schema, Nesting nesting, AttributePath path, TerraformValue planned,
			TerraformValue actual, boolean sensitive) {
		boolean comparable = !planned.isNull() && !planned.isUnknown() && !actual.isNull() && !actual.isUnknown();
		if (!comparable) {
			value(path, planned, actual, sensitive);
			return;
		}
		switch (nesting) {
			case SINGLE -> object(schema, path, planned, actual, sensitive);
			case LIST -> list(schema, path, planned, actual, sensitive);
			case MAP -> map(schema, path, planned, actual, sensitive);
			case SET -> set(schema, path, planned, actual, sensitive);
		}
	}

	private void list(ObjectSchema schema, AttributePath path, TerraformValue planned, TerraformValue actual,
			boolean sensitive) {
		List<TerraformValue> before = Members.elements(planned);
		List<TerraformValue> after = Members.elements(actual);
		if (count(path, before.size(), after.size())) {
			for (int i = 0; i < before.size(); i++) {
				object(schema, path.index(i), before.get(i), after.get(i), sensitive);
			}
		}
	}

	private void map(ObjectSchema schema, AttributePath path, TerraformValue planned, TerraformValue actual,
			boolean sensitive) {
		Map<String, TerraformValue> before = Members.entries(planned);
		Map<String, TerraformValue> after = Members.entries(actual);
		if (keys(path, before, after)) {
			before.forEach((key, element) -> object(schema, path.key(key), element, after.getOrDefault(key, element),
					sensitive));
		}
	}

	private void set(ObjectSchema schema, AttributePath path, TerraformValue planned, TerraformValue actual,
			boolean sensitive) {
		List<TerraformValue> before = Members.elements(planned);
		List<TerraformValue> after = Members.elements(actual);
		for (TerraformValue element : before) {
			if (after.stream().noneMatch((other) -> violations(schema, element, other).isEmpty())) {
				report(path, Rule.RESULT_KEEPS_ELEMENTS, "the planned element " + ValueText.of(element, sensitive)
						+ " is not among those returned: " + ValueText.of(actual, sensitive) + ".");
			}
		}
		for (TerraformValue element : after) {
			if (before.stream().noneMatch((other) -> violations(schema, other, element).isEmpty())) {
				report(path, Rule.RESULT_KEEPS_ELEMENTS,
						"returned the element " + ValueText.of(element, sensitive) + ", which was not planned.");
			}
		}
		if (after.size() > before.size()) {
			count(path, before.size(), after.size());
		}
	}

	private void value(AttributePath path, TerraformValue planned, TerraformValue actual, boolean sensitive) {
		if (!actual.isWhollyKnown()) {
			report(path, Rule.RESULT_IS_KNOWN, "returned an unknown value.");
		}
		else if (planned instanceof UnknownValue unknown) {
			refinements(path, unknown, actual, sensitive);
		}
		else if (planned.isNull() != actual.isNull()) {
			report(path, planned.isNull() ? Rule.RESULT_KEEPS_NULL : Rule.RESULT_KEEPS_VALUE,
					facts(planned, actual, sensitive));
		}
		else if (planned.isWhollyKnown()) {
			if (!planned.equals(actual)) {
				report(path, Rule.RESULT_MATCHES_PLAN, facts(planned, actual, sensitive));
			}
		}
		else {
			parts(path, planned, actual, sensitive);
		}
	}

	/**
	 * Compares collections of a plain type of which some elements were unknown in the
	 * plan.
	 */
	private void parts(AttributePath path, TerraformValue planned, TerraformValue actual, boolean sensitive) {
		if (planned instanceof SetValue) {
			List<TerraformValue> known = Members.elements(planned)
				.stream()
				.filter(TerraformValue::isWhollyKnown)
				.toList();
			List<TerraformValue> elements = Members.elements(actual);
			if (!elements.containsAll(known) || elements.size() > Members.elements(planned).size()) {
				report(path, Rule.RESULT_KEEPS_ELEMENTS, facts(planned, actual, sensitive));
			}
		}
		else if (planned instanceof MapValue || planned instanceof ObjectValue) {
			Map<String, TerraformValue> before = Members.entries(planned);
			Map<String, TerraformValue> after = Members.entries(actual);
			if (keys(path, before, after)) {
				before.forEach(
						(key, element) -> value(path.key(key), element, after.getOrDefault(key, element), sensitive));
			}
		}
		else if (count(path, Members.elements(planned).size(), Members.elements(actual).size())) {
			for (int i = 0; i < Members.elements(planned).size(); i++) {
				value(path.index(i), Members.elements(planned).get(i), Members.elements(actual).get(i), sensitive);
			}
		}
	}

	private void refinements(AttributePath path, UnknownValue planned, TerraformValue actual, boolean sensitive) {
		if (planned.refinements().notNull() && actual.isNull()) {
			report(path, Rule.REFINEMENT_HONOURED, "returned null, but it was promised not to be null.");
		}
	}

	private boolean count(AttributePath path, int planned, int actual) {
		if (planned != actual) {
			report(path, Rule.RESULT_KEEPS_ELEMENTS, "planned " + planned + " elements, returned " + actual + ".");
		}
		return planned == actual;
	}

	private boolean keys(AttributePath path, Map<String, TerraformValue> planned, Map<String, TerraformValue> actual) {
		if (!planned.keySet().equals(actual.keySet())) {
			report(path, Rule.RESULT_KEEPS_ELEMENTS,
					"planned the keys " + planned.keySet() + ", returned " + actual.keySet() + ".");
			return false;
		}
		return true;
	}

	private static String facts(TerraformValue planned, TerraformValue actual, boolean sensitive) {
		if (sensitive && !planned.isNull() && !actual.isNull()) {
			return "the returned value differs from the planned one (both are sensitive).";
		}
		return "planned " + ValueText.of(planned, sensitive) + ", returned " + ValueText.of(actual, sensitive) + ".";
	}

	private void report(AttributePath path, Rule rule, String facts) {
		this.violations.add(new Violation(path, rule, facts));
	}

}
