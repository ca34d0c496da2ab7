/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.path.AttributePath;

/**
 * Adds diagnostics for an invalid configuration, one method for each kind of mistake.
 *
 * @param diagnostics takes them
 * @param writeOnlyAllowed whether Terraform keeps write-only values out of its state
 */
public record ConfigurationDiagnostics(Diagnostics diagnostics, boolean writeOnlyAllowed) {

	void missing(LazyPath place) {
		AttributePath path = place.path();
		this.diagnostics.error(path, "Missing value for \"" + path + "\"",
				"This argument is required, and must not be null.");
	}

	void missingBlock(LazyPath place) {
		AttributePath path = place.path();
		this.diagnostics.error(path, "Missing \"" + path + "\" block", "Exactly one such block is required.");
	}

	void blockCount(LazyPath place, int met, int min, int max) {
		AttributePath path = place.path();
		String limit = (met < min) ? "At least " + blocks(min) + " must" : "At most " + blocks(max) + " may";
		this.diagnostics.error(path, "Wrong number of \"" + path + "\" blocks",
				"%s be given, but there %s %s.".formatted(limit, (met == 1) ? "is" : "are", met));
	}

	private static String blocks(int number) {
		return number + ((number == 1) ? " block" : " blocks");
	}

	void nullElement(LazyPath place) {
		AttributePath path = place.path();
		this.diagnostics.error(path, "Missing value for \"" + path + "\"", "An element must not be null.");
	}

	void duplicateElement(LazyPath place) {
		AttributePath path = place.path();
		this.diagnostics.error(path, "Duplicate element in \"" + path + "\"",
				"Two elements of the set mean the same, once notations and defaults are taken into account. "
						+ "Remove one of them.");
	}

	void readOnly(LazyPath place) {
		AttributePath path = place.path();
		this.diagnostics.error(path, "Value for read-only \"" + path + "\"",
				"The provider decides this value. Remove it from the configuration.");
	}

	void deprecated(LazyPath place, String instead) {
		AttributePath path = place.path();
		this.diagnostics.warning(path, "Deprecated argument \"" + path + "\"", instead);
	}

	void invalid(LazyPath place, String detail) {
		AttributePath path = place.path();
		this.diagnostics.error(path, path.isRoot() ? "Invalid values" : "Invalid value for \"" + path + "\"", detail);
	}

	void combination(AttributePath path, String detail) {
		this.diagnostics.add(path.isRoot() ? Diagnostic.error(CrossFieldRule.INVALID_COMBINATION, detail)
				: Diagnostic.error(path, CrossFieldRule.INVALID_COMBINATION, detail));
	}

	void writeOnlyAlternative(AttributePath path, AttributePath alternative) {
		this.diagnostics.warning(path, "Write-only alternative for \"" + path + "\"",
				"\"%s\" is stored in the state. Set \"%s\" instead, which is not.".formatted(path, alternative));
	}

}
