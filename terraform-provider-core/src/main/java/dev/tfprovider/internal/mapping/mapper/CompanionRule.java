/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Locale;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.value.ObjectValue;

/**
 * Requires or forbids other components when a component is set.
 *
 * @param component the component
 * @param others what is beside it
 * @param required whether the others must be set, instead of must not
 */
record CompanionRule(Component component, List<Component> others, boolean required) implements CrossFieldRule {

	@Override
	public void check(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
		if (ComponentPresence.of(this.component, object) != ComponentPresence.SET) {
			return;
		}
		ComponentPresence wrong = this.required ? ComponentPresence.ABSENT : ComponentPresence.SET;
		List<Component> wrongs = this.others.stream()
			.filter((other) -> ComponentPresence.of(other, object) == wrong)
			.toList();
		if (!wrongs.isEmpty()) {
			String names = CrossFieldRule.names(wrongs, place, this.required ? " and " : " or ");
			findings.combination(CrossFieldRule.path(this.component, place),
					sentence(names, CrossFieldRule.name(this.component, place)));
		}
	}

	@Override
	public String sentence() {
		return sentence(CrossFieldRule.listed(this.others, this.required ? " and " : " or "),
				CrossFieldRule.listed(List.of(this.component), ""));
	}

	private String sentence(String names, String name) {
		String detail = this.required ? "%s must be set where %s is." : "%2$s cannot be set together with %1$s.";
		return String.format(Locale.ROOT, detail, names, name);
	}

}
