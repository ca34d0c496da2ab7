/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * How a nested block may change from one schema to another.
 */
enum BlockRule {

	NESTING(ChangeImpact.BREAKING, (before, after) -> !before.nesting().equals(after.nesting()),
			(before, after) -> "is held as %s instead of %s".formatted(after.nesting(), before.nesting()),
			"References to it have another form, and stored values may no longer be readable.",
			"Add a block of another name and deprecate this one. If it must be: raise the version of a resource's schema and write an upgrade of its state."),

	MORE_NEEDED(ChangeImpact.BREAKING, (before, after) -> after.minItems() > before.minItems(),
			(before, after) -> "is needed at least %s instead of %s times".formatted(after.minItems(),
					before.minItems()),
			"Configurations with fewer blocks are refused.", "Keep the smaller number."),

	FEWER_NEEDED(ChangeImpact.SAFE, (before, after) -> after.minItems() < before.minItems(),
			(before, after) -> "is needed at least %s instead of %s times".formatted(after.minItems(),
					before.minItems()),
			"", ""),

	FEWER_ALLOWED(ChangeImpact.BREAKING, (before, after) -> after.maxItems() < before.maxItems(),
			(before, after) -> "is allowed %s instead of %s".formatted(after.most(), before.most()),
			"Configurations with more blocks are refused.", "Keep the larger number."),

	MORE_ALLOWED(ChangeImpact.SAFE, (before, after) -> after.maxItems() > before.maxItems(),
			(before, after) -> "is allowed %s instead of %s".formatted(after.most(), before.most()), "", ""),

	DEPRECATED_NOW(ChangeImpact.SAFE, (before, after) -> !before.block().deprecated() && after.block().deprecated(),
			(before, after) -> "is deprecated now", "Configurations that use it get a warning.", ""),

	DEPRECATED_NO_LONGER(ChangeImpact.SAFE,
			(before, after) -> before.block().deprecated() && !after.block().deprecated(),
			(before, after) -> "is deprecated no longer", "", "");

	private final ChangeRule<DescribedNestedBlock> rule;

	BlockRule(ChangeImpact impact, BiPredicate<DescribedNestedBlock, DescribedNestedBlock> test,
			BiFunction<DescribedNestedBlock, DescribedNestedBlock, String> what, String effect, String advice) {
		this.rule = new ChangeRule<>(impact, test, what, effect, advice);
	}

	void compare(SchemaPlace place, DescribedNestedBlock before, DescribedNestedBlock after, SchemaChanges changes) {
		this.rule.compare(place, before, after, changes);
	}

}
