/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.stream.Collectors;

import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.attribute.Since;
import dev.tfprovider.attribute.Trimmed;
import dev.tfprovider.attribute.Unit;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Describes an attribute in sentences: its description, and what its component declares
 * but no schema carries.
 *
 * @param attribute the attribute
 * @param component the component behind it
 * @param constraints describes the constraints
 */
record MemberNotes(Attribute attribute, Optional<Component> component, ConstraintTexts constraints) {

	/**
	 * Return the description and all notes, Markdown.
	 */
	String text() {
		StringJoiner text = new StringJoiner(" ");
		add(text, capitalized(this.attribute.description().text()));
		boolean configurable = this.attribute.mode().isConfigurable();
		this.component.ifPresent((one) -> add(text, unit(one)));
		if (configurable) {
			this.component.ifPresent((one) -> {
				constraints(one, this.constraints).forEach(text::add);
				add(text, environment(one));
				add(text, notation(one));
			});
			add(text, defaultNote());
			this.attribute.planModifiers().stream().map(PlanModifier::description).forEach((note) -> add(text, note));
		}
		add(text,
				(this.attribute.plannedOnce() != null) ? "Terraform 1.16 and newer show a new value in the plan." : "");
		this.component.ifPresent((one) -> add(text, since(one)));
		add(text, deprecation(this.attribute.deprecation()));
		return text.toString();
	}

	/**
	 * Return the description and the notes of a block, Markdown.
	 */
	static String ofBlock(NestedBlock block, Component component, ConstraintTexts constraints) {
		StringJoiner text = new StringJoiner(" ");
		add(text, capitalized(block.block().description().text()));
		constraints(component, constraints).forEach(text::add);
		add(text, since(component));
		add(text, deprecation(block.block().deprecation()));
		return text.toString();
	}

	private static void add(StringJoiner text, String sentence) {
		if (!sentence.isBlank()) {
			text.add(sentence.strip());
		}
	}

	/**
	 * Return a description as the beginning of a sentence, unless it begins with a name.
	 */
	static String capitalized(String text) {
		boolean word = text.length() > 1 && Character.isLowerCase(text.charAt(0))
				&& (Character.isLowerCase(text.charAt(1)) || text.charAt(1) == ' ');
		return word ? Character.toUpperCase(text.charAt(0)) + text.substring(1) : text;
	}

	private static List<String> constraints(Component component, ConstraintTexts constraints) {
		return constraints.of(component.source().owner(), component.javaName());
	}

	private static String unit(Component component) {
		Unit unit = component.source().get(Unit.class);
		return (unit != null) ? "In %s.".formatted(unit.value()) : "";
	}

	private static String since(Component component) {
		Since since = component.source().get(Since.class);
		return (since != null) ? "Since %s.".formatted(since.value()) : "";
	}

	private static String deprecation(@Nullable String deprecation) {
		return (deprecation != null) ? "**Deprecated:** " + deprecation : "";
	}

	private static String environment(Component component) {
		if (component.environment().isEmpty()) {
			return "";
		}
		String names = component.environment()
			.stream()
			.map((name) -> '`' + name + '`')
			.collect(Collectors.joining(" or "));
		return "Where the configuration sets nothing, the environment variable " + names + " does.";
	}

	private static String notation(Component component) {
		List<String> notes = new ArrayList<>();
		if (component.source().has(CaseInsensitive.class)) {
			notes.add("Upper and lower case mean the same.");
		}
		if (component.source().has(Trimmed.class)) {
			notes.add("White space around it is ignored.");
		}
		return String.join(" ", notes);
	}

	/**
	 * Return the default unless the description has it, as it has simple ones.
	 */
	private String defaultNote() {
		ObjectSchema.DerivedDefault derived = this.attribute.derivedDefault();
		if (derived != null && derived.inputs().isEmpty()) {
			return "";
		}
		if (derived != null) {
			return new TreeSet<>(derived.inputs()).stream()
				.map((name) -> '`' + name + '`')
				.collect(Collectors.joining(" and ", "Defaults to a value that depends on ", "."));
		}
		TerraformValue value = this.attribute.defaultValue();
		if (value == null || this.attribute.description().text().contains("Defaults to ")) {
			return "";
		}
		return this.attribute.isSensitive() ? "Has a default that is not shown." : "Defaults to `" + value + "`.";
	}

}
