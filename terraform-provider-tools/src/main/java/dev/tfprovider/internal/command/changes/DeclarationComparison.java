/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.TreeSet;

import dev.tfprovider.internal.command.schema.Declaration;
import dev.tfprovider.internal.command.schema.DescribedMember;

/**
 * Compares what only documents of this starter tell: defaults, allowed values,
 * constraints, rules and what forces replacement.
 *
 * @param changes where differences go
 * @param known whether both documents tell
 */
record DeclarationComparison(SchemaChanges changes, boolean known) {

	/**
	 * Compare attributes that are in both.
	 */
	void attributes(SchemaPlace place, DescribedMember before, DescribedMember after) {
		if (!this.known || !before.isConfigurable() || !after.isConfigurable()) {
			return;
		}
		Declaration old = before.declared();
		Declaration present = after.declared();
		if (before.optional() && after.optional()) {
			defaults(place, old, present);
		}
		environment(place, old.environment(), present.environment());
		allowed(place, old.allowed(), present.allowed());
		new ConstraintComparison(this.changes).compare(place, old.constraints(), present.constraints());
		if (place.kind().equals(SchemaKind.RESOURCE)) {
			replacement(place, old, present);
		}
	}

	/**
	 * Compare types, and the objects of nested attributes and blocks.
	 */
	void objects(SchemaPlace place, Declaration before, Declaration after) {
		if (!this.known) {
			return;
		}
		new ConstraintComparison(this.changes).compare(place, before.constraints(), after.constraints());
		missing(before.rules(), after.rules())
			.forEach((rule) -> this.changes.breaking(place, "has a new rule: \"%s\"".formatted(rule),
					"Configurations that violate it are refused.", "Make it a warning until the next major version."));
		missing(after.rules(), before.rules())
			.forEach((rule) -> this.changes.safe(place, "has a rule no longer: \"%s\"".formatted(rule), ""));
		replacement(place, before, after);
	}

	/**
	 * Tell of what is new and optional where that is not the end of it.
	 * @return what its users may notice, empty if nothing is
	 */
	String effectOfNew(SchemaPlace place, DescribedMember attribute) {
		boolean replaces = place.kind().equals(SchemaKind.RESOURCE) && !attribute.declared().replacement().isEmpty();
		return (replaces && hasDefault(attribute.declared()))
				? "Objects whose state has another value than the default after a refresh are planned to be replaced."
				: "";
	}

	private void defaults(SchemaPlace place, Declaration before, Declaration after) {
		boolean same = before.fallback().equals(after.fallback()) && before.inputs().equals(after.inputs());
		if (same) {
			return;
		}
		if (!hasDefault(after)) {
			this.changes.breaking(place, "has no default any more, but had " + defaultText(before),
					"Where a configuration leaves it out, the value is planned to change.", "Keep the default.");
		}
		else if (!hasDefault(before)) {
			this.changes.breaking(place, "has %s now".formatted(defaultText(after)),
					"Where a configuration leaves it out, objects without this value are planned to change.",
					"Leave it without a default, and treat null as this value.");
		}
		else {
			this.changes.breaking(place, "has %s instead of %s".formatted(defaultText(after), defaultText(before)),
					"Where a configuration leaves it out, the value is planned to change.",
					"Keep the default until the next major version.");
		}
	}

	private void environment(SchemaPlace place, List<String> before, List<String> after) {
		missing(after, before).forEach((name) -> this.changes.breaking(place,
				"is not taken from the environment variable %s any more".formatted(name),
				"Where the variable is all that sets it, it is missing.",
				"Look for the new variable first and then for this one."));
		missing(before, after).forEach((name) -> this.changes.safe(place,
				"is taken from the environment variable %s now".formatted(name), ""));
	}

	private void allowed(SchemaPlace place, List<String> before, List<String> after) {
		if (before.isEmpty() != after.isEmpty()) {
			if (before.isEmpty()) {
				this.changes.breaking(place, "allows no other values any more than " + String.join(", ", after),
						"Configurations with others are refused.", "Warn of other values first.");
			}
			else {
				this.changes.safe(place, "allows other values now than " + String.join(", ", before), "");
			}
			return;
		}
		List<String> removed = missing(after, before);
		List<String> added = missing(before, after);
		if (!removed.isEmpty()) {
			this.changes.breaking(place, "does not allow %s any more".formatted(String.join(", ", removed)),
					"Configurations with it are refused, and states with it can no longer be read.",
					"Keep the value, deprecated in its description, until the next major version.");
		}
		if (!added.isEmpty()) {
			this.changes.safe(place, "allows %s as well".formatted(String.join(", ", added)), "");
		}
	}

	private void replacement(SchemaPlace place, Declaration before, Declaration after) {
		String what = place.path().isEmpty() ? "changes of it" : "a change of it";
		if (replacements(after) > replacements(before)) {
			this.changes.breaking(place, "%s %s now".formatted(what, replaces(place, after.replacement())),
					"What was changed in place is destroyed and created again, with all that it holds.",
					"Keep changing it in place, or add an attribute of another name that forces replacement.");
		}
		else if (replacements(after) < replacements(before)) {
			this.changes.safe(place,
					(replacements(after) == 0) ? "%s %s no longer".formatted(what, replaces(place, "always"))
							: "%s %s now, and else no longer".formatted(what, replaces(place, after.replacement())),
					"");
		}
	}

	private static String replaces(SchemaPlace place, String when) {
		String verb = place.path().isEmpty() ? "force a new object" : "forces a new object";
		return switch (when) {
			case "configured" -> verb + " where the configuration sets it";
			case "sometimes" -> verb + " in some cases";
			default -> verb;
		};
	}

	private static boolean hasDefault(Declaration declared) {
		return !declared.fallback().isEmpty() || !declared.inputs().isEmpty();
	}

	private static String defaultText(Declaration declared) {
		return !declared.fallback().isEmpty() ? "the default " + declared.fallback()
				: "a default that depends on " + String.join(", ", declared.inputs());
	}

	private static int replacements(Declaration declared) {
		return Declaration.REPLACEMENTS.indexOf(declared.replacement());
	}

	/**
	 * Return what another has and this has not.
	 */
	private static List<String> missing(List<String> mine, List<String> other) {
		TreeSet<String> missing = new TreeSet<>(other);
		mine.forEach(missing::remove);
		return List.copyOf(missing);
	}

}
