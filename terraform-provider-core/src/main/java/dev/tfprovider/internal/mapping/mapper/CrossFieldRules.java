/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.AtLeastOneOf;
import dev.tfprovider.constraint.ConflictsWhen;
import dev.tfprovider.constraint.ConflictsWith;
import dev.tfprovider.constraint.ExactlyOneOf;
import dev.tfprovider.constraint.PreferWriteOnly;
import dev.tfprovider.constraint.RequiredTogether;
import dev.tfprovider.constraint.RequiredWhen;
import dev.tfprovider.constraint.RequiredWith;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads cross-field rules from the annotations of a record, and rejects those that
 * contradict the schema.
 */
final class CrossFieldRules {

	private final List<Component> components;

	private final InferenceScope scope;

	private final List<CrossFieldRule> rules = new ArrayList<>();

	private CrossFieldRules(List<Component> components, InferenceScope scope) {
		this.components = components;
		this.scope = scope;
	}

	static List<CrossFieldRule> of(Class<?> record, List<Component> components, InferenceScope scope) {
		CrossFieldRules rules = new CrossFieldRules(components, scope);
		rules.groups(record, null);
		for (Component component : components) {
			ModelComponent declared = component.source().component();
			if (declared.owner() == record) {
				rules.groups(declared.annotations(), component);
				rules.companions(declared.annotations(), component);
			}
		}
		components.forEach(rules::writeOnly);
		return List.copyOf(rules.rules);
	}

	private void groups(AnnotatedElement element, @Nullable Component self) {
		for (ExactlyOneOf rule : element.getAnnotationsByType(ExactlyOneOf.class)) {
			group("@ExactlyOneOf", GroupRule.Kind.EXACTLY_ONE, self, rule.value());
		}
		for (AtLeastOneOf rule : element.getAnnotationsByType(AtLeastOneOf.class)) {
			group("@AtLeastOneOf", GroupRule.Kind.AT_LEAST_ONE, self, rule.value());
		}
		for (RequiredTogether rule : element.getAnnotationsByType(RequiredTogether.class)) {
			group("@RequiredTogether", GroupRule.Kind.TOGETHER, self, rule.value());
		}
		for (ConflictsWith rule : element.getAnnotationsByType(ConflictsWith.class)) {
			if (self == null) {
				group("@ConflictsWith", GroupRule.Kind.AT_MOST_ONE, null, rule.value());
			}
			else {
				this.rules.add(new CompanionRule(optional("@ConflictsWith", self),
						others("@ConflictsWith", self, rule.value(), true), false));
			}
		}
	}

	private void companions(AnnotatedElement element, Component self) {
		RequiredWith with = element.getAnnotation(RequiredWith.class);
		if (with != null) {
			this.rules.add(new CompanionRule(configurable("@RequiredWith", self),
					others("@RequiredWith", self, with.value(), false), true));
		}
		for (RequiredWhen rule : element.getAnnotationsByType(RequiredWhen.class)) {
			condition("@RequiredWhen", self, rule.attribute(), rule.value(), true);
		}
		for (ConflictsWhen rule : element.getAnnotationsByType(ConflictsWhen.class)) {
			condition("@ConflictsWhen", self, rule.attribute(), rule.value(), false);
		}
		PreferWriteOnly prefer = element.getAnnotation(PreferWriteOnly.class);
		if (prefer != null) {
			Component other = find("@PreferWriteOnly", prefer.value());
			this.scope.refuseIf(!other.slot().rules().writeOnly(),
					"@PreferWriteOnly names '%s', which is not @WriteOnly",
					"Name the write-only component to set instead", prefer.value());
			this.rules.add(new WriteOnlyAdvice(configurable("@PreferWriteOnly", self), other));
		}
	}

	/**
	 * Reads what a write-only component says of others. A rule that says more than that
	 * at most one of them may be set takes its place.
	 */
	private void writeOnly(Component self) {
		WriteOnly writeOnly = self.source().get(WriteOnly.class);
		if (writeOnly == null) {
			return;
		}
		if (!writeOnly.version().isEmpty()) {
			this.rules.add(version(self, find("@WriteOnly", writeOnly.version())));
		}
		if (!writeOnly.insteadOf().isEmpty()) {
			Component kept = find("@WriteOnly", writeOnly.insteadOf());
			this.scope.refuseIf(kept.slot().rules().writeOnly(),
					"@WriteOnly stands instead of '%s', which is write-only too",
					"Name a component that is kept in the state", kept.javaName());
			boolean ruled = this.rules.stream()
				.anyMatch((rule) -> rule instanceof GroupRule group && group.kind() == GroupRule.Kind.EXACTLY_ONE
						&& group.components().containsAll(List.of(kept, self)));
			if (!ruled) {
				group("@WriteOnly", GroupRule.Kind.AT_MOST_ONE, self, new String[] { kept.javaName() });
			}
		}
	}

	private CrossFieldRule version(Component self, Component version) {
		boolean simple = version.member() instanceof Attribute && version.slot().mapper() instanceof CodecMapper;
		this.scope.refuseIf(!simple || version.slot().rules().writeOnly(), "'%s' is no version of a write-only value",
				"Name a component of a simple type that is kept in the state, such as a @Nullable Long",
				version.javaName());
		configurable("@WriteOnly", version);
		this.scope.refuseIf(!version.attribute().hasDefault() && isRequired(self) != isRequired(version),
				"every configuration has to set one of '%s' and '%s' but not the other", "Make both @Nullable, or none",
				self.javaName(), version.javaName());
		return new VersionRule(self, version);
	}

	private static boolean isRequired(Component component) {
		return (component.member() instanceof Attribute attribute) ? attribute.mode().isRequired()
				: ((NestedBlock) component.member()).minItems() > 0;
	}

	private void group(String rule, GroupRule.Kind kind, @Nullable Component self, String[] names) {
		List<Component> parties = Stream
			.concat(Stream.ofNullable(self), Arrays.stream(names).map((name) -> find(rule, name)))
			.filter(Objects::nonNull)
			.distinct()
			.toList();
		this.scope.refuseIf(parties.size() < 2, "%s is about fewer than two components", "Name the others", rule);
		parties.forEach((party) -> optional(rule, party));
		this.rules.add(new GroupRule(kind, parties));
	}

	private List<Component> others(String rule, Component self, String[] names, boolean optional) {
		List<Component> others = Arrays.stream(names)
			.map((name) -> find(rule, name))
			.filter((other) -> other != self)
			.map((other) -> optional ? optional(rule, other) : configurable(rule, other))
			.toList();
		this.scope.refuseIf(others.isEmpty(), "%s on '%s' names no other component", "Name at least one", rule,
				self.javaName());
		return others;
	}

	private void condition(String rule, Component self, String attribute, String[] texts, boolean required) {
		Component other = configurable(rule, find(rule, attribute));
		this.scope.refuseIf(other == self, "%s on '%s' is about itself", "Name another component", rule, attribute);
		this.scope.refuseIf(texts.length == 0, "%s on '%s' names no value", "Give at least one", rule, self.javaName());
		this.scope.refuseIf(other.member() instanceof NestedBlock, "%s looks at the block '%s'",
				"Name a component of a simple type", rule, attribute);
		List<TerraformValue> values = Arrays.stream(texts).map((text) -> parse(rule, other, text)).toList();
		this.rules.add(new ConditionRule(optional(rule, self), other, values, required));
	}

	private TerraformValue parse(String rule, Component other, String text) {
		try {
			return other.slot().mapper().parse(text);
		}
		catch (RuntimeException ex) {
			throw this.scope.refuse("%s compares '%s' with \"%s\", which is not valid: %s".formatted(rule,
					other.javaName(), text, InvalidValueMessage.reason(ex)), "Give values as Terraform writes them");
		}
	}

	private Component find(String rule, String name) {
		return this.components.stream()
			.filter((component) -> component.javaName().equals(name))
			.findFirst()
			.orElseThrow(
					() -> this.scope.refuse("%s names '%s', which is no component of the record".formatted(rule, name),
							this.components.stream()
								.map(Component::javaName)
								.collect(Collectors.joining(", ", "Name one of its components: ", ""))));
	}

	private Component optional(String rule, Component component) {
		this.scope.refuseIf(isRequired(component), "%s is about '%s', which every configuration has to set",
				"Make it @Nullable, or take it out of the rule", rule, component.javaName());
		return configurable(rule, component);
	}

	private Component configurable(String rule, Component component) {
		boolean computed = component.member() instanceof Attribute attribute && !attribute.mode().isConfigurable()
				&& !this.scope.has(InheritedProperty.COMPUTED);
		this.scope.refuseIf(computed, "%s is about '%s', which no configuration can set",
				"Take it out of the rule, or add @Nullable to make it configurable", rule, component.javaName());
		return component;
	}

}
