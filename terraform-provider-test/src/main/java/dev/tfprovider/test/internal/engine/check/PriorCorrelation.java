/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.Map;

import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;
import dev.tfprovider.test.internal.engine.value.Unknowns;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Tells whether an element of a prior set may have come from a configured element: they
 * differ only in computed attributes that the configuration leaves out.
 */
final class PriorCorrelation {

	private PriorCorrelation() {
	}

	static boolean matches(SchemaBody body, TerraformValue prior, TerraformValue config) {
		if (Unknowns.same(prior, config)) {
			return true;
		}
		if (!(prior instanceof ObjectValue before) || !(config instanceof ObjectValue now)) {
			return false;
		}
		return body.attributes()
			.stream()
			.allMatch((attribute) -> attribute(attribute, before.get(attribute.name()), now.get(attribute.name())))
				&& body.blocks()
					.stream()
					.allMatch((block) -> nested(block.block(), block.nesting(), before.get(block.name()),
							now.get(block.name())));
	}

	private static boolean attribute(SchemaAttribute attribute, TerraformValue prior, TerraformValue config) {
		if (Unknowns.same(prior, config)) {
			return true;
		}
		if (attribute.nested() != null) {
			return nested(attribute.nested(), attribute.nested().nesting(), prior, config);
		}
		return !(config instanceof SetValue) && attribute.computed() && config.isNull();
	}

	private static boolean nested(SchemaBody body, NestingMode nesting, TerraformValue prior, TerraformValue config) {
		if (Unknowns.same(prior, config)) {
			return true;
		}
		if (nesting == NestingMode.SET || prior.isNull() || config.isNull() || config.isUnknown()) {
			return false;
		}
		if (nesting == NestingMode.LIST) {
			return ValueParts.pairsMatch(ValueParts.elements(prior), ValueParts.elements(config),
					(before, now) -> matches(body, before, now));
		}
		if (nesting == NestingMode.MAP) {
			return maps(body, prior.entries(), config.entries());
		}
		return matches(body, prior, config);
	}

	private static boolean maps(SchemaBody body, Map<String, TerraformValue> prior,
			Map<String, TerraformValue> config) {
		return prior.keySet().equals(config.keySet()) && prior.entrySet()
			.stream()
			.allMatch(
					(entry) -> matches(body, entry.getValue(), config.getOrDefault(entry.getKey(), entry.getValue())));
	}

}
