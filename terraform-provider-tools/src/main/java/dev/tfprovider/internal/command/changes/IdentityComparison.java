/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.command.schema.DescribedObject;

/**
 * Compares resource identities, by which practitioners import and Terraform tells objects
 * apart.
 *
 * @param changes where differences go
 */
record IdentityComparison(SchemaChanges changes) {

	private static final String UPGRADE = "Raise the version of the identity and write an upgrade of it.";

	void compare(SchemaPlace place, DescribedObject before, DescribedObject after) {
		SchemaChanges.byName(before.attributes(), after.attributes(),
				(name, attribute) -> this.changes.breaking(place.member(name),
						"removed" + RenameGuess.of(name, before.attributes(), after.attributes(),
								(one, other) -> one.type().equals(other.type())),
						"Imports that give it are refused, and stored identities do not fit.", UPGRADE),
				(name, attribute) -> added(place.member(name), attribute),
				(name, old, present) -> attribute(place.member(name), old, present));
	}

	private void added(SchemaPlace place, DescribedMember attribute) {
		if (attribute.required()) {
			this.changes.breaking(place, "required attribute added",
					"Imports do not give it and are refused, and stored identities lack it.", UPGRADE);
		}
		else {
			this.changes.safe(place, "optional attribute added", "");
		}
	}

	private void attribute(SchemaPlace place, DescribedMember before, DescribedMember after) {
		if (!before.type().equals(after.type())) {
			this.changes.breaking(place, TypeConstraintText.instead(before.type(), after.type()),
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
