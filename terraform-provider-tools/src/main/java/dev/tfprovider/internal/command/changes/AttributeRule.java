/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.function.BiFunction;
import java.util.function.BiPredicate;

import dev.tfprovider.internal.command.schema.DescribedMember;

/**
 * How an attribute may change from one schema to another.
 */
enum AttributeRule {

	RETYPED(ChangeImpact.BREAKING, Scope.ALL, AttributeRule::isRetyped,
			(before, after) -> TypeConstraintText.instead(before.type(), after.type()),
			"Values and references that relied on the type fail or change, and stored values may no longer be readable.",
			"Add an attribute of another name and deprecate this one. If it must be: raise the version of a resource's schema and write an upgrade of its state."),

	PLAIN_NOW(ChangeImpact.BREAKING, Scope.ALL,
			(before, after) -> isNested(before) && !isNested(after) && !isRetyped(before, after),
			(before, after) -> "has no nested attributes any more, only their type",
			"Configurations have to set every member, also those that could be left out.",
			"Keep the nested attributes."),

	NESTED_NOW(ChangeImpact.SAFE, Scope.ALL,
			(before, after) -> !isNested(before) && isNested(after) && !isRetyped(before, after),
			(before, after) -> "has nested attributes now", "It is written as before.", ""),

	REQUIRED_NOW(ChangeImpact.BREAKING, Scope.ALL, (before, after) -> !before.required() && after.required(),
			(before, after) -> "is required now", "Configurations that leave it out are refused.",
			"Keep it optional, with a default for those who leave it out."),

	READ_ONLY_NOW(ChangeImpact.BREAKING, Scope.ALL,
			(before, after) -> before.isConfigurable() && !after.isConfigurable(),
			(before, after) -> "cannot be set any more", "Configurations that set it are refused.",
			"Keep it optional and deprecated until the next major version."),

	COMPUTED_NO_LONGER(ChangeImpact.BREAKING, Scope.REFERENCED,
			(before, after) -> before.computed() && !after.computed() && !after.required(),
			(before, after) -> "is computed no longer",
			"Where a configuration leaves it out, it is null, and a value that is stored is planned to be removed.",
			"Keep it computed."),

	OPTIONAL_NOW(ChangeImpact.SAFE, Scope.ALL, (before, after) -> before.required() && after.optional(),
			(before, after) -> "may be left out now", "", ""),

	SETTABLE_NOW(ChangeImpact.SAFE, Scope.ALL,
			(before, after) -> !before.isConfigurable() && after.optional() && after.computed(),
			(before, after) -> "may be set now", "", ""),

	COMPUTED_NOW(ChangeImpact.SAFE, Scope.ALL,
			(before, after) -> !before.computed() && before.optional() && after.optional() && after.computed(),
			(before, after) -> "is computed now where it is left out", "", ""),

	WRITE_ONLY_NOW(ChangeImpact.BREAKING, Scope.ALL, (before, after) -> !before.writeOnly() && after.writeOnly(),
			(before, after) -> "is write-only now",
			"References to it give null, and the CLI has to know write-only attributes: Terraform 1.11, OpenTofu 1.11.",
			"Add a write-only attribute beside it, and deprecate this one."),

	WRITE_ONLY_NO_LONGER(ChangeImpact.BREAKING, Scope.ALL, (before, after) -> before.writeOnly() && !after.writeOnly(),
			(before, after) -> "is write-only no longer",
			"Configurations that set it to an ephemeral value are refused, and its value is stored in the state.",
			"Keep it write-only."),

	SENSITIVE_NOW(ChangeImpact.BREAKING, Scope.REFERENCED, (before, after) -> !before.sensitive() && after.sensitive(),
			(before, after) -> "is sensitive now",
			"Outputs of root modules that show it are refused until they are sensitive as well, and it cannot be given to for_each.",
			"Say so in the change log; a secret should be hidden all the same."),

	SENSITIVE_NOW_UNREFERENCED(ChangeImpact.SAFE, Scope.UNREFERENCED,
			(before, after) -> !before.sensitive() && after.sensitive(), (before, after) -> "is sensitive now", "", ""),

	SENSITIVE_NO_LONGER(ChangeImpact.SAFE, Scope.ALL, (before, after) -> before.sensitive() && !after.sensitive(),
			(before, after) -> "is sensitive no longer", "Plans and logs show its value.", "");

	private final Scope scope;

	private final ChangeRule<DescribedMember> rule;

	AttributeRule(ChangeImpact impact, Scope scope, BiPredicate<DescribedMember, DescribedMember> test,
			BiFunction<DescribedMember, DescribedMember, String> what, String effect, String advice) {
		this.scope = scope;
		this.rule = new ChangeRule<>(impact, test, what, effect, advice);
	}

	void compare(SchemaPlace place, DescribedMember before, DescribedMember after, SchemaChanges changes) {
		if (this.scope.has(place.kind())) {
			this.rule.compare(place, before, after, changes);
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

	/**
	 * In what kinds of things the rule holds.
	 */
	private enum Scope {

		ALL, REFERENCED, UNREFERENCED;

		boolean has(SchemaKind kind) {
			return this == ALL || (this == REFERENCED) == kind.isReferenced();
		}

	}

}
