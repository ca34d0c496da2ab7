/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Describes no constraints: without Bean Validation nothing validates them.
 */
final class NoConstraintTexts implements ConstraintTexts {

	@Override
	public List<ConstraintFact> facts(Class<?> model, String component) {
		return List.of();
	}

	@Override
	public List<String> of(Class<?> model) {
		return List.of();
	}

	@Override
	public List<String> of(Class<?> owner, String method, Class<?>[] parameters, int index) {
		return List.of();
	}

	@Override
	public boolean allow(Class<?> model, String component, @Nullable Object value) {
		return true;
	}

	@Override
	public void close() {
		// holds nothing
	}

}
