/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.function.BiFunction;
import java.util.function.BiPredicate;

import dev.tfprovider.internal.command.schema.DescribedMember;

/**
 * How a nested block may change from one schema to another.
 */
enum BlockRule {

	NESTING(ChangeImpact.BREAKING, (before, after) -> before.shape().nesting() != after.shape().nesting(),
			(before, after) -> "is held as %s instead of %s".formatted(after.shape().nestingMode(),
					before.shape().nestingMode()),
			"References to it have another form, and stored values may no longer be readable.",
			"Add a block of another name and deprecate this one. If it must be: raise the version of a resource's schema and write an upgrade of its state."),

	MORE_NEEDED(ChangeImpact.BREAKING, (before, after) -> after.shape().minItems() > before.shape().minItems(),
			(before, after) -> "is needed at least %s instead of %s times".formatted(after.shape().minItems(),
					before.shape().minItems()),
			"Configurations with fewer blocks are refused.", "Keep the smaller number."),

	FEWER_NEEDED(ChangeImpact.SAFE, (before, after) -> after.shape().minItems() < before.shape().minItems(),
			(before, after) -> "is needed at least %s instead of %s times".formatted(after.shape().minItems(),
					before.shape().minItems()),
			"", ""),

	FEWER_ALLOWED(ChangeImpact.BREAKING, (before, after) -> maxItems(after) < maxItems(before),
			(before, after) -> "is allowed %s instead of %s".formatted(most(after), most(before)),
			"Configurations with more blocks are refused.", "Keep the larger number."),

	MORE_ALLOWED(ChangeImpact.SAFE, (before, after) -> maxItems(after) > maxItems(before),
			(before, after) -> "is allowed %s instead of %s".formatted(most(after), most(before)), "", "");

	private final ChangeRule<DescribedMember> rule;

	BlockRule(ChangeImpact impact, BiPredicate<DescribedMember, DescribedMember> test,
			BiFunction<DescribedMember, DescribedMember, String> what, String effect, String advice) {
		this.rule = new ChangeRule<>(impact, test, what, effect, advice);
	}

	void compare(SchemaPlace place, DescribedMember before, DescribedMember after, SchemaChanges changes) {
		this.rule.compare(place, before, after, changes);
	}

	private static long maxItems(DescribedMember block) {
		return (block.shape().maxItems() > 0) ? block.shape().maxItems() : Long.MAX_VALUE;
	}

	private static String most(DescribedMember block) {
		return (block.shape().maxItems() > 0) ? "at most " + block.shape().maxItems() : "any number";
	}

}
