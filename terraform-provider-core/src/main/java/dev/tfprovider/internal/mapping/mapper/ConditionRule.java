/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Requires or forbids a component when another one has certain values.
 *
 * @param component the component
 * @param other the other one
 * @param values the values of the other one that matter
 * @param required whether the component must be set then, instead of must not
 */
record ConditionRule(Component component, Component other, List<TerraformValue> values,
		boolean required) implements CrossFieldRule {

	@Override
	public void check(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
		ComponentPresence wrong = this.required ? ComponentPresence.ABSENT : ComponentPresence.SET;
		if (ComponentPresence.of(this.component, object) != wrong) {
			return;
		}
		TerraformValue configured = object.get(this.other.name());
		TerraformValue fallback = this.other.slot().rules().fallback();
		TerraformValue value = (configured.isNull() && fallback != null) ? fallback : configured;
		if (!value.isNull() && value.isWhollyKnown() && matches(value)) {
			findings.combination(CrossFieldRule.path(this.component, place),
					sentence(CrossFieldRule.name(this.component, place), CrossFieldRule.name(this.other, place)));
		}
	}

	@Override
	public String sentence() {
		return sentence(CrossFieldRule.listed(List.of(this.component), ""),
				CrossFieldRule.listed(List.of(this.other), ""));
	}

	private String sentence(String name, String otherName) {
		return "%s %s be set where %s is %s.".formatted(name, this.required ? "must" : "cannot", otherName, text());
	}

	private boolean matches(TerraformValue value) {
		return this.values.stream()
			.anyMatch((each) -> SemanticEqualities.same(each, value, this.other.slot().mapper().equality()));
	}

	private String text() {
		boolean sensitive = this.other.member() instanceof Attribute attribute && attribute.isSensitive();
		return sensitive ? "what it is"
				: this.values.stream().map(TerraformValue::toString).collect(Collectors.joining(" or "));
	}

}
