/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.value.ObjectValue;

/**
 * Points from a component to a write-only one for the same purpose.
 *
 * @param component the component
 * @param writeOnly the write-only one
 */
record WriteOnlyAdvice(Component component, Component writeOnly) implements CrossRule {

	@Override
	public void check(ObjectValue object, Place place, Findings findings) {
		if (findings.writeOnlyAllowed() && Setting.of(this.component, object) == Setting.SET
				&& Setting.of(this.writeOnly, object) == Setting.ABSENT) {
			findings.writeOnlyAlternative(CrossRule.path(this.component, place), CrossRule.path(this.writeOnly, place));
		}
	}

}
