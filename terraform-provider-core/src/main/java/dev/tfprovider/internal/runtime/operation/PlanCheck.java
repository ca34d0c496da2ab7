/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Checks a plan against configuration and prior state by the rules of Terraform, so that
 * a violation is reported in the author's words before Terraform does.
 */
final class PlanCheck {

	private final List<Violation> violations = new ArrayList<>();

	static List<Violation> violations(ObjectSchema schema, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		PlanCheck check = new PlanCheck();
		check.nested(schema, ObjectSchema.Nesting.SINGLE, AttributePath.root(), prior, config, planned);
		return check.violations;
	}

	private void object(ObjectSchema schema, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		for (Attribute attribute : schema.attributes()) {
			attribute(attribute, path.attribute(attribute.name()), NullSafeAccess.member(prior, attribute),
					NullSafeAccess.member(config, attribute), NullSafeAccess.member(planned, attribute));
		}
		for (NestedBlock block : schema.blocks()) {
			TerraformValue configured = NullSafeAccess.member(config, block);
			TerraformValue value = NullSafeAccess.member(planned, block);
			if (!same(configured, value)) {
				block(block, path.attribute(block.name()), NullSafeAccess.member(prior, block), configured, value);
			}
		}
	}

	private void block(NestedBlock block, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		boolean known = !config.isUnknown() && !planned.isUnknown() && !planned.isNull();
		if (block.nesting() != ObjectSchema.Nesting.SET || !known) {
			nested(block.block(), block.nesting(), path, prior, config, planned);
		}
		else if (planned.sequence().stream().anyMatch(TerraformValue::isUnknown)) {
			report(path, Rule.PLAN_MATCHES_CONFIG, "planned an unknown block.");
		}
	}

	private void attribute(Attribute attribute, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		if (attribute.isWriteOnly()) {
			if (!planned.isNull()) {
				report(path, Rule.WRITE_ONLY_IS_NULL, "planned a value.");
			}
			return;
		}
		if (same(planned, config) || (same(planned, prior) && !prior.isNull() && !config.isNull())) {
			return;
		}
		if (attribute.mode().isComputed() && (config.isNull() || !attribute.mode().isConfigurable())) {
			return;
		}
		if (config.isNull()) {
			report(path, Rule.PLAN_KEEPS_UNCONFIGURED_NULL,
					"planned " + ValueText.of(attribute, planned) + ", but it is not configured.");
			return;
		}
		NestedObject nested = attribute.nested();
		if (nested == null || config.isUnknown()) {
			report(path, Rule.PLAN_MATCHES_CONFIG,
					facts(attribute, planned, config) + ". Before it was " + ValueText.of(attribute, prior) + ".");
		}
		else if (attribute.isSensitive()) {
			PlanCheck hidden = new PlanCheck();
			hidden.nested(nested, nested.nesting(), path, prior, config, planned);
			hidden.violations.stream()
				.findFirst()
				.ifPresent((violation) -> report(path, violation.rule(),
						"planned " + ValueText.of(attribute, planned) + " that does not match what is configured."));
		}
		else {
			nested(nested, nested.nesting(), path, prior, config, planned);
		}
	}

	private static String facts(Attribute attribute, TerraformValue planned, TerraformValue config) {
		return attribute.isSensitive()
				? "planned " + ValueText.of(attribute, planned) + ", configured " + ValueText.of(attribute, config)
				: ValueText.of(planned, config, (value) -> ValueText.of(attribute, value), "planned", "configured");
	}

	private void nested(ObjectSchema schema, ObjectSchema.Nesting nesting, AttributePath path, TerraformValue prior,
			TerraformValue config, TerraformValue planned) {
		if (planned.isNull() != config.isNull() || planned.isUnknown() != config.isUnknown()) {
			boolean existence = planned.isNull() != config.isNull();
			report(path, existence ? Rule.PLAN_KEEPS_EXISTENCE : Rule.PLAN_MATCHES_CONFIG,
					"planned " + ValueText.of(schema, nesting, planned) + ", configured "
							+ ValueText.of(schema, nesting, config) + ".");
			return;
		}
		if (planned.isNull() || planned.isUnknown()) {
			return;
		}
		switch (nesting) {
			case SINGLE, GROUP -> object(schema, path, prior, config, planned);
			case LIST -> list(schema, path, prior, config, planned);
			case MAP -> map(schema, path, prior, config, planned);
			case SET -> set(path, config, planned);
		}
	}

	private void list(ObjectSchema schema, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		List<TerraformValue> configured = config.sequence();
		List<TerraformValue> elements = planned.sequence();
		if (elements.size() != configured.size()) {
			reportCount(path, elements.size(), configured.size());
			return;
		}
		for (int i = 0; i < elements.size(); i++) {
			nested(schema, ObjectSchema.Nesting.SINGLE, path.index(i),
					NullSafeAccess.element(prior, i, schema.impliedType()), configured.get(i), elements.get(i));
		}
	}

	private void map(ObjectSchema schema, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		Map<String, TerraformValue> configured = config.entries();
		Map<String, TerraformValue> elements = planned.entries();
		if (!configured.keySet().equals(elements.keySet())) {
			report(path, Rule.PLAN_KEEPS_ELEMENTS,
					ValueText.ofKeys(elements.keySet(), configured.keySet(), "planned", "configured") + ".");
			return;
		}
		elements.forEach((key, element) -> nested(schema, ObjectSchema.Nesting.SINGLE, path.key(key),
				NullSafeAccess.element(prior, key, schema.impliedType()), configured.getOrDefault(key, element),
				element));
	}

	/**
	 * Elements that are not wholly known may turn out to be equal, so the size of a set
	 * with any of them is a range.
	 */
	private void set(AttributePath path, TerraformValue config, TerraformValue planned) {
		int most = planned.sequence().size();
		int least = planned.isWhollyKnown() ? most : 1;
		int configured = config.sequence().size();
		if (config.isWhollyKnown() && (configured < least || configured > most)) {
			reportCount(path, most, configured);
		}
	}

	private void reportCount(AttributePath path, int planned, int configured) {
		report(path, Rule.PLAN_KEEPS_ELEMENTS, "planned " + planned + " elements, configured " + configured + ".");
	}

	/**
	 * Whether two values are equal, whatever is known of an unknown one.
	 */
	private static boolean same(TerraformValue left, TerraformValue right) {
		return left.equals(right)
				|| (left instanceof UnknownValue && right instanceof UnknownValue && left.type().equals(right.type()));
	}

	private void report(AttributePath path, Rule rule, String facts) {
		this.violations.add(new Violation(path, rule, facts));
	}

}
