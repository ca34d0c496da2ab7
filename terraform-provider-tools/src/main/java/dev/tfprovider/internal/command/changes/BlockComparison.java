/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Map;

/**
 * Compares blocks with all that is in them.
 */
final class BlockComparison {

	private static final String REMOVED = "Configurations that use it are refused.";

	private static final String KEEP = "Keep it, deprecated, until the next major version.";

	private final SchemaChanges changes;

	private final DeclarationComparison declarations;

	BlockComparison(SchemaChanges changes, DeclarationComparison declarations) {
		this.changes = changes;
		this.declarations = declarations;
	}

	void compare(SchemaPlace place, DescribedBlock before, DescribedBlock after) {
		this.declarations.objects(place, before.declared(), after.declared());
		attributes(place, before, after);
		SchemaChanges.byName(before.blocks(), after.blocks(), (name, block) -> {
			if (after.attributes().containsKey(name)) {
				this.changes.breaking(place.member(name), "is an attribute instead of a block",
						"Configurations that write the block are refused.",
						"Add an attribute of another name and deprecate the block.");
			}
			else {
				this.changes.breaking(place.member(name), "block removed" + RenameGuess.of(name, before.blocks(),
						after.blocks(), (one, other) -> one.block().equals(other.block())), REMOVED, KEEP);
			}
		}, (name, block) -> {
			if (!before.attributes().containsKey(name)) {
				addedBlock(place.member(name), block);
			}
		}, (name, old, present) -> {
			for (BlockRule rule : BlockRule.values()) {
				rule.compare(place.member(name), old, present, this.changes);
			}
			compare(place.member(name), old.block(), present.block());
		});
	}

	private void addedBlock(SchemaPlace place, DescribedNestedBlock block) {
		if (block.minItems() > 0) {
			this.changes.breaking(place, "required block added", "Configurations that leave it out are refused.",
					"Make it optional.");
		}
		else {
			this.changes.safe(place, "block added", "");
		}
	}

	private void attributes(SchemaPlace place, DescribedBlock before, DescribedBlock after) {
		SchemaChanges.byName(before.attributes(), after.attributes(), (name, attribute) -> {
			if (after.blocks().containsKey(name)) {
				this.changes.breaking(place.member(name), "is a block instead of an attribute",
						"Configurations that set the attribute are refused.",
						"Add a block of another name and deprecate the attribute.");
			}
			else {
				this.changes.breaking(place.member(name),
						"removed" + RenameGuess.of(name, before.attributes(), after.attributes(),
								(one, other) -> one.type().equals(other.type())),
						attribute.isConfigurable() ? REMOVED : "References to it are refused.", KEEP);
			}
		}, (name, attribute) -> {
			if (!before.blocks().containsKey(name)) {
				added(place.member(name), attribute);
			}
		}, (name, old, now) -> {
			for (AttributeRule rule : AttributeRule.values()) {
				rule.compare(place.member(name), old, now, this.changes);
			}
			this.declarations.attributes(place.member(name), old, now);
			if (old.isNested() && old.nesting().equals(now.nesting())) {
				this.declarations.objects(place.member(name), old.inside(), now.inside());
				attributes(place.member(name), inside(old), inside(now));
			}
		});
	}

	private static DescribedBlock inside(DescribedAttribute attribute) {
		return new DescribedBlock(attribute.nested(), Map.of(), false, attribute.inside());
	}

	private void added(SchemaPlace place, DescribedAttribute attribute) {
		if (attribute.required()) {
			this.changes.breaking(place, "required attribute added", "Configurations do not set it, and are refused.",
					"Make it optional, with a default for those who leave it out.");
		}
		else {
			this.changes.safe(place, attribute.optional() ? "optional attribute added" : "read-only attribute added",
					this.declarations.effectOfNew(place, attribute));
		}
	}

}
