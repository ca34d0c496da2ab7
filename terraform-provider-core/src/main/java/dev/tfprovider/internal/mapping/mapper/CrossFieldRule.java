/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;

/**
 * Validates several components of one record together.
 */
sealed interface CrossFieldRule permits GroupRule, CompanionRule, ConditionRule, VersionRule, WriteOnlyAdvice {

	String INVALID_COMBINATION = "Invalid combination of arguments";

	/**
	 * Check one object. What is not known yet never breaks the rule.
	 */
	void check(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings);

	/**
	 * Describe the rule for documentation.
	 * @return a Markdown sentence with the names of the attributes
	 */
	String sentence();

	/**
	 * Join names of attributes for a sentence in Markdown.
	 */
	static String listed(List<Component> components, String last) {
		return joined(components.stream().map((component) -> '`' + component.name() + '`').toList(), last);
	}

	static AttributePath path(Component component, LazyPath place) {
		return place.at(component.step()).path();
	}

	static String name(Component component, LazyPath place) {
		return "\"" + path(component, place) + '"';
	}

	static String names(List<Component> components, LazyPath place, String last) {
		return joined(components.stream().map((component) -> name(component, place)).toList(), last);
	}

	private static String joined(List<String> names, String last) {
		int end = names.size() - 1;
		return (end == 0) ? names.get(0)
				: names.stream().limit(end).collect(Collectors.joining(", ")) + last + names.get(end);
	}

}
