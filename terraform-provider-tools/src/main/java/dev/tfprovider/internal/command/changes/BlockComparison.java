/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Map;
import java.util.Objects;

import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.command.schema.DescribedObject;

/**
 * Compares blocks with all that is in them.
 *
 * @param changes where differences go
 * @param declarations compares what no schema carries
 */
record BlockComparison(SchemaChanges changes, DeclarationComparison declarations) {

	static final String REMOVED = "Configurations that use it are refused.";

	static final String WARNING = "Configurations that use it get a warning.";

	static final String KEEP = "Keep it, deprecated, until the next major version.";

	void compare(SchemaPlace place, DescribedObject before, DescribedObject after) {
		this.declarations.objects(place, before.declared(), after.declared());
		Map<String, DescribedMember> oldAttributes = before.attributes();
		Map<String, DescribedMember> attributes = after.attributes();
		Map<String, DescribedMember> oldBlocks = before.blocks();
		Map<String, DescribedMember> blocks = after.blocks();
		SchemaChanges.byName(oldAttributes, attributes, (name, attribute) -> {
			if (blocks.containsKey(name)) {
				this.changes.breaking(place.member(name), "is a block instead of an attribute",
						"Configurations that set the attribute are refused.",
						"Add a block of another name and deprecate the attribute.");
			}
			else {
				this.changes.breaking(place.member(name),
						"removed" + RenameGuess.of(name, oldAttributes, attributes,
								(one, other) -> one.type().equals(other.type())),
						attribute.isConfigurable() ? REMOVED : "References to it are refused.", KEEP);
			}
		}, (name, attribute) -> {
			if (!oldBlocks.containsKey(name)) {
				added(place.member(name), attribute);
			}
		}, (name, old, present) -> {
			MemberRule.compare(place.member(name), old, present, this.changes);
			this.changes.deprecation(place.member(name), old.deprecation(), present.deprecation(), WARNING);
			this.declarations.attributes(place.member(name), old, present);
			if (old.shape().nesting() == present.shape().nesting()) {
				inside(place.member(name), old, present);
			}
		});
		SchemaChanges.byName(oldBlocks, blocks, (name, block) -> {
			if (attributes.containsKey(name)) {
				this.changes.breaking(place.member(name), "is an attribute instead of a block",
						"Configurations that write the block are refused.",
						"Add an attribute of another name and deprecate the block.");
			}
			else {
				this.changes.breaking(place.member(name), "block removed" + RenameGuess.of(name, oldBlocks, blocks,
						(one, other) -> Objects.equals(one.inside(), other.inside())), REMOVED, KEEP);
			}
		}, (name, block) -> {
			if (!oldAttributes.containsKey(name)) {
				added(place.member(name), block);
			}
		}, (name, old, present) -> {
			MemberRule.compare(place.member(name), old, present, this.changes);
			this.changes.deprecation(place.member(name), old.deprecation(), present.deprecation(), WARNING);
			inside(place.member(name), old, present);
		});
	}

	private void inside(SchemaPlace place, DescribedMember before, DescribedMember after) {
		if (before.inside() != null && after.inside() != null) {
			compare(place, before.inside(), after.inside());
		}
	}

	private void added(SchemaPlace place, DescribedMember member) {
		String what = member.isBlock() ? "block" : "attribute";
		if (member.required()) {
			this.changes.breaking(place, "required " + what + " added",
					member.isBlock() ? "Configurations that leave it out are refused."
							: "Configurations do not set it, and are refused.",
					member.isBlock() ? "Make it optional."
							: "Make it optional, with a default for those who leave it out.");
		}
		else {
			String kind = member.isBlock() ? "" : member.optional() ? "optional " : "read-only ";
			this.changes.safe(place, kind + what + " added", this.declarations.effectOfNew(place, member));
		}
	}

}
