/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import dev.tfprovider.internal.command.changes.DescribedIdentity.DescribedIdentityAttribute;

/**
 * Compares resource identities, by which practitioners import and Terraform tells objects
 * apart.
 */
final class IdentityComparison {

	private static final String UPGRADE = "Raise the version of the identity and write an upgrade of it.";

	private final SchemaChanges changes;

	IdentityComparison(SchemaChanges changes) {
		this.changes = changes;
	}

	void compare(SchemaPlace place, DescribedIdentity before, DescribedIdentity after) {
		SchemaChanges.byName(before.attributes(), after.attributes(),
				(name, attribute) -> this.changes.breaking(place.member(name),
						"removed" + RenameGuess.of(name, before.attributes(), after.attributes(),
								(one, other) -> one.type().equals(other.type())),
						"Imports that give it are refused, and stored identities do not fit.", UPGRADE),
				(name, attribute) -> added(place.member(name), attribute),
				(name, old, present) -> attribute(place.member(name), old, present));
	}

	private void added(SchemaPlace place, DescribedIdentityAttribute attribute) {
		if (attribute.required()) {
			this.changes.breaking(place, "required attribute added",
					"Imports do not give it and are refused, and stored identities lack it.", UPGRADE);
		}
		else {
			this.changes.safe(place, "optional attribute added", "");
		}
	}

	private void attribute(SchemaPlace place, DescribedIdentityAttribute before, DescribedIdentityAttribute after) {
		if (!before.type().equals(after.type())) {
			this.changes.breaking(place, "has the type %s instead of %s".formatted(after.type(), before.type()),
					"Imports that give a value of the old type are refused, and stored identities do not fit.",
					UPGRADE);
		}
		if (!before.required() && after.required()) {
			this.changes.breaking(place, "is required now", "Imports that leave it out are refused.",
					"Keep it optional.");
		}
		if (before.required() && !after.required()) {
			this.changes.safe(place, "may be left out now", "");
		}
	}

}
