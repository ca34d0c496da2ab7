/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Optional;

/**
 * Compares the versions of what is stored: a raised one needs an upgrade, a lowered one
 * makes everything stored unreadable.
 *
 * @param changes where differences go
 * @param versions what the later one is able to upgrade
 */
record VersionComparison(SchemaChanges changes, StoredVersions versions) {

	void compare(SchemaPlace place, long before, long after) {
		if (after < before) {
			this.changes.breaking(place, "schema version lowered from %s to %s".formatted(before, after),
					"What the last release stored is refused.", "Never lower the version: go on from the last one.");
		}
		else if (after > before) {
			raised(place, before, after);
		}
	}

	private void raised(SchemaPlace place, long before, long after) {
		String what = "schema version raised from %s to %s".formatted(before, after);
		Optional<Long> first = this.versions.first(place.kind(), place.type());
		if (first.isEmpty()) {
			this.changes.safe(place, what, "A document does not tell whether there is an upgrade from version " + before
					+ ": compare with the application for that.");
		}
		else if (first.get() > before) {
			this.changes.breaking(place, what + " without an upgrade from " + before,
					"What the last release stored is refused.", "Write the upgrade from version " + before + ".");
		}
		else {
			this.changes.safe(place, what, "What is stored is upgraded.");
		}
	}

}
