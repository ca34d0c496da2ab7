/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;

/**
 * The paths that require a replacement, in the form that Terraform evaluates. It looks
 * for each in the prior state and in the plan, list elements by position, fails if it is
 * in neither, and ignores it if both have the same value there. So a place leads no
 * further than to a value that differs.
 *
 * @param prior the object before
 * @param planned the object after
 */
record ReplacePaths(TerraformValue prior, TerraformValue planned) {

	/**
	 * Return the places in Terraform's form, ascending, each once.
	 */
	static List<AttributePath> of(Collection<AttributePath> places, TerraformValue prior, TerraformValue planned) {
		ReplacePaths paths = new ReplacePaths(prior, planned);
		return places.stream()
			.map((place) -> paths.noticed(place.addressable()))
			.distinct()
			.sorted(Comparator.comparing(AttributePath::toString))
			.toList();
	}

	private AttributePath noticed(AttributePath place) {
		AttributePath path = place;
		while (path.steps().size() > 1 && !isChanged(path)) {
			path = path.parent();
		}
		return path;
	}

	private boolean isChanged(AttributePath path) {
		Optional<TerraformValue> before = this.prior.at(path);
		Optional<TerraformValue> after = this.planned.at(path);
		return before.isPresent() ? !before.equals(after) : after.isPresent() && !after.get().isNull();
	}

}
