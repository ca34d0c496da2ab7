/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.value.ObjectValue;

/**
 * Limits how many components of a group may be set.
 *
 * @param kind how many
 * @param components the components
 */
record GroupRule(Kind kind, List<Component> components) implements CrossFieldRule {

	@Override
	public void check(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
		List<Component> set = with(ComponentPresence.SET, object);
		List<Component> absent = with(ComponentPresence.ABSENT, object);
		boolean none = absent.size() == this.components.size();
		switch (this.kind) {
			case EXACTLY_ONE -> {
				if (none) {
					nothing("Exactly", place, findings);
				}
				else if (set.size() > 1) {
					conflict("Exactly one of %s must be set, but %s are.".formatted(names(this.components, place),
							names(set, place)), set.get(1), place, findings);
				}
			}
			case AT_LEAST_ONE -> {
				if (none) {
					nothing("At least", place, findings);
				}
			}
			case AT_MOST_ONE -> {
				if (set.size() > 1) {
					conflict("At most one of %s may be set, but %s are.".formatted(names(this.components, place),
							names(set, place)), set.get(1), place, findings);
				}
			}
			case TOGETHER -> {
				if (!set.isEmpty() && !absent.isEmpty()) {
					conflict("%s must be set together or not at all, but %s %s not set.".formatted(
							names(this.components, place), names(absent, place), (absent.size() == 1) ? "is" : "are"),
							set.get(0), place, findings);
				}
			}
		}
	}

	@Override
	public String sentence() {
		return this.kind.sentence.formatted(CrossFieldRule.listed(this.components, " and "));
	}

	private void nothing(String quantity, LazyPath place, ConfigurationDiagnostics findings) {
		findings.combination(place.path(),
				"%s one of %s must be set, but none is.".formatted(quantity, names(this.components, place)));
	}

	private static void conflict(String detail, Component component, LazyPath place,
			ConfigurationDiagnostics findings) {
		findings.combination(CrossFieldRule.path(component, place), detail);
	}

	private List<Component> with(ComponentPresence setting, ObjectValue object) {
		return this.components.stream()
			.filter((component) -> ComponentPresence.of(component, object) == setting)
			.toList();
	}

	private static String names(List<Component> components, LazyPath place) {
		return CrossFieldRule.names(components, place, " and ");
	}

	/**
	 * How many of the components may be set.
	 */
	public enum Kind {

		EXACTLY_ONE("Exactly one of %s must be set."), AT_LEAST_ONE("At least one of %s must be set."),
		AT_MOST_ONE("At most one of %s may be set."), TOGETHER("%s must be set together or not at all.");

		private final String sentence;

		Kind(String sentence) {
			this.sentence = sentence;
		}

	}

}
