/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.value.ObjectValue;

/**
 * Recommends a write-only component instead of one that serves the same purpose.
 *
 * @param component the component
 * @param writeOnly the write-only one
 */
record WriteOnlyAdvice(Component component, Component writeOnly) implements CrossFieldRule {

	@Override
	public String sentence() {
		return "Prefer %s to %s: it is not stored in the state.".formatted(
				CrossFieldRule.listed(List.of(this.writeOnly), ""), CrossFieldRule.listed(List.of(this.component), ""));
	}

	@Override
	public void check(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
		if (findings.writeOnlyAllowed() && ComponentPresence.of(this.component, object) == ComponentPresence.SET
				&& ComponentPresence.of(this.writeOnly, object) == ComponentPresence.ABSENT) {
			findings.writeOnlyAlternative(CrossFieldRule.path(this.component, place),
					CrossFieldRule.path(this.writeOnly, place));
		}
	}

}
