/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Sets the default of every attribute that the configuration leaves null. Goes through
 * whole objects, element by element in a set, because a default may depend on other
 * attributes of its object.
 */
final class ApplyDefaults extends PlanTransform {

	private final Diagnostics diagnostics;

	/**
	 * Create a walk.
	 * @param diagnostics takes an error for each default that cannot be made
	 */
	ApplyDefaults(Diagnostics diagnostics) {
		super(ListOrder.KEY, ObjectSchema.Property.DEFAULT);
		this.diagnostics = diagnostics;
	}

	@Override
	protected ObjectValue prepare(ObjectSchema schema, AttributePath path, TerraformValue config, ObjectValue planned) {
		if (!(config instanceof ObjectValue configured)) {
			return planned;
		}
		Map<String, TerraformValue> defaults = new HashMap<>();
		List<Attribute> derived = new ArrayList<>();
		for (Attribute attribute : schema.attributes()) {
			if (attribute.hasDefault() && configured.get(attribute.name()).isNull()) {
				TerraformValue value = attribute.defaultValue();
				if (value != null) {
					defaults.put(attribute.name(), value);
				}
				else {
					derived.add(attribute);
				}
			}
		}
		ObjectValue object = defaults.isEmpty() ? planned : planned.with(defaults);
		while (!derived.isEmpty()) {
			Attribute next = next(derived);
			derived.remove(next);
			object = object.with(Map.of(next.name(), derive(next, path, schema, configured, object)));
		}
		return object;
	}

	/**
	 * Return an attribute whose default depends on none of the others.
	 */
	private static Attribute next(List<Attribute> derived) {
		List<String> open = derived.stream().map(Attribute::name).toList();
		return derived.stream()
			.filter((attribute) -> inputs(attribute).stream().noneMatch(open::contains))
			.findFirst()
			.orElse(derived.get(0));
	}

	private static Set<String> inputs(Attribute attribute) {
		ObjectSchema.DerivedDefault value = attribute.derivedDefault();
		return (value != null) ? value.inputs() : Set.of();
	}

	private TerraformValue derive(Attribute attribute, AttributePath path, ObjectSchema schema, ObjectValue config,
			ObjectValue planned) {
		ObjectSchema.DerivedDefault value = attribute.derivedDefault();
		boolean known = value != null && schema.attributes()
			.stream()
			.filter((input) -> value.inputs().contains(input.name()))
			.allMatch((input) -> isDecided(input, config) && planned.get(input.name()).isWhollyKnown());
		if (known && value != null) {
			try {
				return value.derive(planned);
			}
			catch (RuntimeException ex) {
				report(ex, path.attribute(attribute.name()));
			}
		}
		return TerraformValue.unknown(attribute.type());
	}

	/**
	 * Says why a default cannot be made: in the words of its author, who may refuse what
	 * it depends on.
	 */
	private void report(RuntimeException failure, AttributePath path) {
		AttributePath place = path.addressable();
		FailureDiagnostics.cause(failure, DiagnosticException.class)
			.ifPresentOrElse((refusal) -> this.diagnostics.addAll(FailureDiagnostics.placed(refusal, place)),
					() -> this.diagnostics.error(place, "Invalid default for \"" + path + "\"",
							(failure instanceof ValueMappingException mapping) ? mapping.detail()
									: failure + ". " + AuthorMistake.NOTE));
	}

	/**
	 * Return whether the provider has no say in the value of an attribute any more.
	 */
	private static boolean isDecided(Attribute attribute, ObjectValue config) {
		return !attribute.mode().isComputed() || attribute.hasDefault() || !config.get(attribute.name()).isNull();
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		return attribute.planned();
	}

}
