/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.List;
import java.util.TreeSet;

import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.internal.validation.ConstraintFact;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Declaration of an attribute or of an object as far as schemas do not have it: default,
 * constraints, rules and replacement.
 *
 * @param fallback the default as text, empty if there is none
 * @param inputs attributes that the default depends on
 * @param environment environment variables that stand in for it
 * @param allowed the only texts that it may have, none if it may have any
 * @param replacement when a change replaces the object, one of {@link #REPLACEMENTS}
 * @param constraints constraints of its values
 * @param rules rules about several members, in words
 */
public record Declaration(String fallback, List<String> inputs, List<String> environment, List<String> allowed,
		String replacement, List<ConstraintFact> constraints, List<String> rules) {

	/**
	 * When changes replace an object: never and then more and more often.
	 */
	public static final List<String> REPLACEMENTS = List.of("", "sometimes", "configured", "always");

	/**
	 * Declares nothing.
	 */
	public static final Declaration NONE = of(List.of(), List.of());

	/**
	 * Stands for a default that must not be shown.
	 */
	private static final String SENSITIVE = "(sensitive)";

	static Declaration of(List<String> rules, List<ConstraintFact> constraints) {
		return new Declaration("", List.of(), List.of(), List.of(), "", constraints, rules);
	}

	static Declaration of(Attribute attribute, @Nullable Component component, ConstraintTexts constraints) {
		if (!attribute.mode().isConfigurable()) {
			return NONE;
		}
		ObjectSchema.DerivedDefault derived = attribute.derivedDefault();
		TerraformValue value = attribute.defaultValue();
		String fallback = (value != null) ? (attribute.isSensitive() ? SENSITIVE : value.toString()) : "";
		return new Declaration(fallback, (derived != null) ? List.copyOf(new TreeSet<>(derived.inputs())) : List.of(),
				(component != null) ? component.environment() : List.of(), attribute.allowedValues(),
				replacement(attribute.planModifiers()), facts(component, constraints), List.of());
	}

	static List<ConstraintFact> facts(@Nullable Component component, ConstraintTexts constraints) {
		return (component != null) ? constraints.facts(component.source().owner(), component.javaName()) : List.of();
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

	Declaration alwaysReplaced() {
		return new Declaration(this.fallback, this.inputs, this.environment, this.allowed, "always", this.constraints,
				this.rules);
	}

	boolean isEmpty() {
		return equals(NONE);
	}

}
