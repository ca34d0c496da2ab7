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
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Holds a plan against configuration and prior state by the rules of Terraform's own
 * check, so that a violation is reported in the author's words before Terraform does.
 */
final class PlanCheck {

	private final List<Violation> violations = new ArrayList<>();

	static List<Violation> violations(ObjectSchema schema, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		PlanCheck check = new PlanCheck();
		check.object(schema, AttributePath.root(), prior, config, planned, false);
		return check.violations;
	}

	private void object(ObjectSchema schema, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned, boolean sensitive) {
		if (config.isUnknown() && planned.isUnknown()) {
			return;
		}
		if (config.isNull() != planned.isNull()) {
			report(path, Rule.PLAN_KEEPS_EXISTENCE, "planned " + ValueText.of(planned, sensitive) + " for "
					+ ValueText.of(config, sensitive) + " in the configuration.");
			return;
		}
		if (planned.isNull()) {
			return;
		}
		for (Attribute attribute : schema.attributes()) {
			String name = attribute.name();
			attribute(attribute, path.attribute(name), Members.attribute(prior, name, attribute.type()),
					Members.attribute(config, name, attribute.type()),
					Members.attribute(planned, name, attribute.type()), sensitive || attribute.isSensitive());
		}
		for (NestedBlock block : schema.blocks()) {
			String name = block.name();
			AttributePath here = path.attribute(name);
			TerraformValue configValue = Members.attribute(config, name, block.type());
			TerraformValue plannedValue = Members.attribute(planned, name, block.type());
			if (!same(configValue, plannedValue)) {
				nested(block.block(), block.nesting(), here, Members.attribute(prior, name, block.type()), configValue,
						plannedValue, sensitive);
			}
		}
	}

	private void attribute(Attribute attribute, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned, boolean sensitive) {
		if (attribute.isWriteOnly()) {
			if (!planned.isNull()) {
				report(path, Rule.WRITE_ONLY_IS_NULL, "planned " + ValueText.of(planned, true) + ".");
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
					"planned " + ValueText.of(planned, sensitive) + ", but it is not configured.");
			return;
		}
		NestedObject nested = attribute.nested();
		if (nested != null && !config.isUnknown()) {
			nested(nested, nested.nesting(), path, prior, config, planned, sensitive);
			return;
		}
		report(path, Rule.PLAN_MATCHES_CONFIG, "planned " + ValueText.of(planned, sensitive) + ", configured "
				+ ValueText.of(config, sensitive) + ", before " + ValueText.of(prior, sensitive) + ".");
	}

	private void nested(ObjectSchema schema, Nesting nesting, AttributePath path, TerraformValue prior,
			TerraformValue config, TerraformValue planned, boolean sensitive) {
		if (planned.isNull() != config.isNull() || planned.isUnknown() || config.isUnknown()) {
			report(path, Rule.PLAN_KEEPS_EXISTENCE, "planned " + ValueText.of(planned, sensitive) + ", configured "
					+ ValueText.of(config, sensitive) + ".");
			return;
		}
		switch (nesting) {
			case SINGLE -> object(schema, path, prior, config, planned, sensitive);
			case LIST -> list(schema, path, prior, config, planned, sensitive);
			case MAP -> map(schema, path, prior, config, planned, sensitive);
			case SET -> count(path, Members.elements(config).size(), Members.elements(planned).size());
		}
	}

	private void list(ObjectSchema schema, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned, boolean sensitive) {
		List<TerraformValue> configured = Members.elements(config);
		List<TerraformValue> elements = Members.elements(planned);
		if (count(path, configured.size(), elements.size())) {
			for (int i = 0; i < elements.size(); i++) {
				object(schema, path.index(i), Members.element(prior, i, schema.impliedType()), configured.get(i),
						elements.get(i), sensitive);
			}
		}
	}

	private void map(ObjectSchema schema, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned, boolean sensitive) {
		Map<String, TerraformValue> configured = Members.entries(config);
		Map<String, TerraformValue> elements = Members.entries(planned);
		if (!configured.keySet().equals(elements.keySet())) {
			report(path, Rule.PLAN_KEEPS_ELEMENTS,
					"planned the keys " + elements.keySet() + ", configured " + configured.keySet() + ".");
			return;
		}
		elements
			.forEach((key, element) -> object(schema, path.key(key), Members.element(prior, key, schema.impliedType()),
					configured.getOrDefault(key, element), element, sensitive));
	}

	private boolean count(AttributePath path, int configured, int planned) {
		if (configured != planned) {
			report(path, Rule.PLAN_KEEPS_ELEMENTS, "planned " + planned + " elements, configured " + configured + ".");
		}
		return configured == planned;
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
