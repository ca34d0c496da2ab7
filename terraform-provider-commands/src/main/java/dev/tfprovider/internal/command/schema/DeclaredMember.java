/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.internal.validation.ConstraintFact;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.TerraformValue;

/**
 * Declaration of an attribute or a block as far as schemas do not have it: default,
 * constraints and replacement.
 *
 * @param fallback the default as text, empty if there is none
 * @param inputs attributes that the default depends on
 * @param environment environment variables that stand in for it
 * @param allowed the only texts that it may have, none if it may have any
 * @param replacement when a change replaces the object: {@code always},
 * {@code configured}, {@code sometimes}, or empty for never
 * @param constraints constraints of its values
 * @param inside what is in it
 */
record DeclaredMember(Optional<String> fallback, List<String> inputs, List<String> environment, List<String> allowed,
		String replacement, List<ConstraintFact> constraints, DeclaredObject inside) {

	static final DeclaredMember NONE = new DeclaredMember(Optional.empty(), List.of(), List.of(), List.of(), "",
			List.of(), DeclaredObject.NONE);

	/**
	 * Stands for a default that must not be shown.
	 */
	private static final String SENSITIVE = "(sensitive)";

	static DeclaredMember of(Attribute attribute, Optional<Component> component, ConstraintTexts constraints,
			DeclaredObject inside) {
		if (!attribute.mode().isConfigurable()) {
			return inside(inside);
		}
		ObjectSchema.DerivedDefault derived = attribute.derivedDefault();
		TerraformValue value = attribute.defaultValue();
		Optional<String> fallback = Optional.ofNullable(value)
			.map((shown) -> attribute.isSensitive() ? SENSITIVE : shown.toString());
		return new DeclaredMember(fallback,
				(derived != null) ? List.copyOf(new TreeSet<>(derived.inputs())) : List.of(),
				component.map(Component::environment).orElse(List.of()), attribute.allowedValues(),
				replacement(attribute.planModifiers()),
				component.map((one) -> constraints.facts(one.source().owner(), one.javaName())).orElse(List.of()),
				inside);
	}

	static DeclaredMember inside(DeclaredObject inside) {
		return new DeclaredMember(Optional.empty(), List.of(), List.of(), List.of(), "", List.of(), inside);
	}

	/**
	 * Other modifiers than our own tell it by their description alone.
	 */
	private static String replacement(List<PlanModifier> modifiers) {
		if (modifiers.contains(PlanModifiers.REQUIRES_REPLACE)) {
			return "always";
		}
		if (modifiers.contains(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED)) {
			return "configured";
		}
		return modifiers.stream().anyMatch((modifier) -> modifier.description().contains("a new object")) ? "sometimes"
				: "";
	}

	boolean isEmpty() {
		return this.fallback.isEmpty() && this.inputs.isEmpty() && this.environment.isEmpty() && this.allowed.isEmpty()
				&& this.replacement.isEmpty() && this.constraints.isEmpty();
	}

}
