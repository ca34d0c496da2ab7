/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.attribute.Since;
import dev.tfprovider.attribute.Trimmed;
import dev.tfprovider.attribute.Unit;
import dev.tfprovider.internal.command.schema.Declaration;
import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.validation.ConstraintFact;
import dev.tfprovider.schema.PlanModifier;
import org.jspecify.annotations.Nullable;

/**
 * Describes members in sentences: their description, and what is declared but no schema
 * carries.
 */
final class MemberNotes {

	private MemberNotes() {
	}

	/**
	 * Return the description and all notes, Markdown.
	 */
	static String of(DescribedMember member) {
		StringJoiner text = new StringJoiner(" ");
		add(text, capitalized(member.description().text()));
		Component component = member.component();
		add(text, value(component, Unit.class, (unit) -> "In %s.".formatted(unit.value())));
		Declaration declared = (member.isBlock() && member.inside() != null) ? member.inside().declared()
				: member.declared();
		ConstraintFact.sentences(declared.constraints()).forEach(text::add);
		add(text, environment(declared.environment()));
		Attribute attribute = member.attribute();
		if (member.isConfigurable()) {
			add(text, value(component, CaseInsensitive.class, (same) -> "Upper and lower case mean the same."));
			add(text, value(component, Trimmed.class, (trimmed) -> "White space around it is ignored."));
			add(text, defaultNote(member));
			if (attribute != null) {
				attribute.planModifiers().stream().map(PlanModifier::description).forEach((note) -> add(text, note));
			}
		}
		add(text, (attribute != null && attribute.plannedOnce() != null)
				? "Terraform 1.16 and newer show a new value in the plan." : "");
		add(text, value(component, Since.class, (since) -> "Since %s.".formatted(since.value())));
		add(text, (member.deprecation() != null) ? "**Deprecated:** " + member.deprecation() : "");
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

	private static <A extends Annotation> String value(@Nullable Component component, Class<A> annotation,
			Function<A, String> sentence) {
		A present = (component != null) ? component.source().get(annotation) : null;
		return (present != null) ? sentence.apply(present) : "";
	}

	private static String environment(List<String> names) {
		return names.isEmpty() ? ""
				: names.stream()
					.map((name) -> '`' + name + '`')
					.collect(Collectors.joining(" or ",
							"Where the configuration sets nothing, the environment variable ", " does."));
	}

	/**
	 * Return the default unless the description has it, as it has simple ones.
	 */
	private static String defaultNote(DescribedMember member) {
		Declaration declared = member.declared();
		if (!declared.inputs().isEmpty()) {
			return declared.inputs()
				.stream()
				.map((name) -> '`' + name + '`')
				.collect(Collectors.joining(" and ", "Defaults to a value that depends on ", "."));
		}
		if (declared.fallback().isEmpty() || member.description().text().contains("Defaults to ")) {
			return "";
		}
		return member.sensitive() ? "Has a default that is not shown." : "Defaults to `" + declared.fallback() + "`.";
	}

}
