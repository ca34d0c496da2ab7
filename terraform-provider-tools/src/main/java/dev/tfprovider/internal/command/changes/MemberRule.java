/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

import dev.tfprovider.internal.command.schema.DescribedMember;

/**
 * How an attribute or a nested block may change from one schema to another.
 *
 * @param impact what the change means for users
 * @param scope where the rule holds
 * @param test whether a member has changed so, from the first to the second
 * @param what the change in words, after the name of the member
 * @param effect what users will notice
 * @param advice what authors can do instead, or nothing
 */
record MemberRule(ChangeImpact impact, Scope scope, BiPredicate<DescribedMember, DescribedMember> test,
		BiFunction<DescribedMember, DescribedMember, String> what, String effect, String advice) {

	private static final List<MemberRule> ALL = List.of(new MemberRule(ChangeImpact.BREAKING, Scope.ATTRIBUTES,
			MemberRule::isRetyped, (before, after) -> TypeConstraintText.instead(before.type(), after.type()),
			"Values and references that relied on the type fail or change, and stored values may no longer be readable.",
			"Add an attribute of another name and deprecate this one. If it must be: raise the version of a resource's schema and write an upgrade of its state."),
			breaking(Scope.ATTRIBUTES,
					(before, after) -> isNested(before) && !isNested(after) && !isRetyped(before, after),
					"has no nested attributes any more, only their type",
					"Configurations have to set every member, also those that could be left out.",
					"Keep the nested attributes."),
			safe(Scope.ATTRIBUTES, (before, after) -> !isNested(before) && isNested(after) && !isRetyped(before, after),
					"has nested attributes now", "It is written as before."),
			breaking(Scope.ATTRIBUTES, (before, after) -> !before.required() && after.required(), "is required now",
					"Configurations that leave it out are refused.",
					"Keep it optional, with a default for those who leave it out."),
			breaking(Scope.ATTRIBUTES, (before, after) -> before.isConfigurable() && !after.isConfigurable(),
					"cannot be set any more", "Configurations that set it are refused.",
					"Keep it optional and deprecated until the next major version."),
			breaking(Scope.REFERENCED, (before, after) -> before.computed() && !after.computed() && !after.required(),
					"is computed no longer",
					"Where a configuration leaves it out, it is null, and a value that is stored is planned to be removed.",
					"Keep it computed."),
			safe(Scope.ATTRIBUTES, (before, after) -> before.required() && after.optional(), "may be left out now", ""),
			safe(Scope.ATTRIBUTES, (before, after) -> !before.isConfigurable() && after.optional() && after.computed(),
					"may be set now", ""),
			safe(Scope.ATTRIBUTES,
					(before, after) -> !before.computed() && before.optional() && after.optional() && after.computed(),
					"is computed now where it is left out", ""),
			breaking(Scope.ATTRIBUTES, (before, after) -> !before.writeOnly() && after.writeOnly(), "is write-only now",
					"References to it give null, and the CLI has to know write-only attributes: Terraform 1.11, OpenTofu 1.11.",
					"Add a write-only attribute beside it, and deprecate this one."),
			breaking(Scope.ATTRIBUTES, (before, after) -> before.writeOnly() && !after.writeOnly(),
					"is write-only no longer",
					"Configurations that set it to an ephemeral value are refused, and its value is stored in the state.",
					"Keep it write-only."),
			breaking(Scope.REFERENCED, (before, after) -> !before.sensitive() && after.sensitive(), "is sensitive now",
					"Outputs of root modules that show it are refused until they are sensitive as well, and it cannot be given to for_each.",
					"Say so in the change log; a secret should be hidden all the same."),
			safe(Scope.UNREFERENCED, (before, after) -> !before.sensitive() && after.sensitive(), "is sensitive now",
					""),
			safe(Scope.ATTRIBUTES, (before, after) -> before.sensitive() && !after.sensitive(),
					"is sensitive no longer", "Plans and logs show its value."),
			new MemberRule(ChangeImpact.BREAKING, Scope.BLOCKS,
					(before, after) -> before.shape().nesting() != after.shape().nesting(),
					(before, after) -> "is held as %s instead of %s".formatted(after.shape().nestingMode(),
							before.shape().nestingMode()),
					"References to it have another form, and stored values may no longer be readable.",
					"Add a block of another name and deprecate this one. If it must be: raise the version of a resource's schema and write an upgrade of its state."),
			new MemberRule(ChangeImpact.BREAKING, Scope.BLOCKS,
					(before, after) -> after.shape().minItems() > before.shape().minItems(),
					(before, after) -> "is needed at least %s instead of %s times".formatted(after.shape().minItems(),
							before.shape().minItems()),
					"Configurations with fewer blocks are refused.", "Keep the smaller number."),
			new MemberRule(ChangeImpact.SAFE, Scope.BLOCKS,
					(before, after) -> after.shape().minItems() < before.shape().minItems(),
					(before, after) -> "is needed at least %s instead of %s times".formatted(after.shape().minItems(),
							before.shape().minItems()),
					"", ""),
			new MemberRule(ChangeImpact.BREAKING, Scope.BLOCKS, (before, after) -> maxItems(after) < maxItems(before),
					(before, after) -> "is allowed %s instead of %s".formatted(most(after), most(before)),
					"Configurations with more blocks are refused.", "Keep the larger number."),
			new MemberRule(ChangeImpact.SAFE, Scope.BLOCKS, (before, after) -> maxItems(after) > maxItems(before),
					(before, after) -> "is allowed %s instead of %s".formatted(most(after), most(before)), "", ""));

	private static MemberRule breaking(Scope scope, BiPredicate<DescribedMember, DescribedMember> test, String what,
			String effect, String advice) {
		return new MemberRule(ChangeImpact.BREAKING, scope, test, (before, after) -> what, effect, advice);
	}

	private static MemberRule safe(Scope scope, BiPredicate<DescribedMember, DescribedMember> test, String what,
			String effect) {
		return new MemberRule(ChangeImpact.SAFE, scope, test, (before, after) -> what, effect, "");
	}

	/**
	 * Compare an attribute, or a block, by all rules.
	 */
	static void compare(SchemaPlace place, DescribedMember before, DescribedMember after, SchemaChanges changes) {
		for (MemberRule rule : ALL) {
			if (rule.scope.has(place.kind(), after.isBlock()) && rule.test.test(before, after)) {
				changes.add(
						new SchemaChange(rule.impact, place, rule.what.apply(before, after), rule.effect, rule.advice));
			}
		}
	}

	private static boolean isNested(DescribedMember attribute) {
		return attribute.inside() != null;
	}

	/**
	 * The members of attributes that are nested in the same way are compared one by one.
	 */
	private static boolean isRetyped(DescribedMember before, DescribedMember after) {
		boolean sameNesting = isNested(before) && before.shape().nesting() == after.shape().nesting();
		return !sameNesting && !before.type().equals(after.type());
	}

	private static long maxItems(DescribedMember block) {
		return (block.shape().maxItems() > 0) ? block.shape().maxItems() : Long.MAX_VALUE;
	}

	private static String most(DescribedMember block) {
		return (block.shape().maxItems() > 0) ? "at most " + block.shape().maxItems() : "any number";
	}

	/**
	 * What the rule is about.
	 */
	enum Scope {

		/**
		 * All attributes.
		 */
		ATTRIBUTES,

		/**
		 * Attributes that configurations refer to.
		 */
		REFERENCED,

		/**
		 * Attributes that no configuration refers to.
		 */
		UNREFERENCED,

		/**
		 * Nested blocks.
		 */
		BLOCKS;

		boolean has(SchemaKind kind, boolean block) {
			return switch (this) {
				case ATTRIBUTES -> !block;
				case REFERENCED -> !block && kind.isReferenced();
				case UNREFERENCED -> !block && !kind.isReferenced();
				case BLOCKS -> block;
			};
		}

	}

}
