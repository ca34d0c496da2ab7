/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.SlotRules;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Fills unset provider settings from environment variables.
 */
final class EnvironmentDefaults {

	private final List<Component> components;

	EnvironmentDefaults(List<Component> components) {
		this.components = components.stream().filter((component) -> !component.environment().isEmpty()).toList();
	}

	Map<String, List<String>> names() {
		Map<String, List<String>> names = new LinkedHashMap<>();
		this.components.forEach((component) -> names.put(component.name(), component.environment()));
		return Collections.unmodifiableMap(names);
	}

	ObjectValue fill(ObjectValue config, Map<String, String> environment, Diagnostics diagnostics) {
		Map<String, TerraformValue> filled = new LinkedHashMap<>();
		for (Component component : this.components) {
			if (config.get(component.name()).isNull()) {
				fill(component, environment, filled, diagnostics);
			}
		}
		return filled.isEmpty() ? config : config.with(filled);
	}

	private static void fill(Component component, Map<String, String> environment, Map<String, TerraformValue> filled,
			Diagnostics diagnostics) {
		for (String variable : component.environment()) {
			String text = environment.get(variable);
			if (text != null && !text.isEmpty()) {
				try {
					filled.put(component.name(), component.slot().mapper().parse(text));
				}
				catch (IllegalArgumentException ex) {
					invalid(component, variable, text, ex, diagnostics);
				}
				return;
			}
		}
		SlotRules rules = component.slot().rules();
		if (!rules.nullWhenRead() && rules.fallback() == null) {
			missing(component, diagnostics);
		}
	}

	private static void invalid(Component component, String variable, String text, IllegalArgumentException refusal,
			Diagnostics diagnostics) {
		boolean sensitive = component.attribute().isSensitive();
		String detail = InvalidValueMessage.detail(TerraformValue.string(text), refusal, sensitive, false);
		diagnostics.error(AttributePath.root(component.name()), "Invalid value for \"" + component.name() + "\"",
				"The environment variable %s stands in for the argument. %s".formatted(variable, detail));
	}

	private static void missing(Component component, Diagnostics diagnostics) {
		String variables = String.join(" or ", component.environment());
		diagnostics.error(AttributePath.root(component.name()), "Missing value for \"" + component.name() + "\"",
				"Set the argument in the provider block, or the environment variable %s.".formatted(variables));
	}

}
