/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects remarks about what could not be mapped, or only in part.
 */
final class Notes {

	private final Set<String> lines = new LinkedHashSet<>();

	void add(String place, String text) {
		this.lines.add("'%s': %s".formatted(place, text));
	}

	List<String> lines() {
		return List.copyOf(this.lines);
	}

}
