/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;

import dev.tfprovider.internal.command.changes.DescribedFunction.DescribedParameter;

/**
 * Compares functions: their parameters by position, as calls give them, and their
 * results.
 */
final class FunctionComparison {

	private static final String REFUSED = "Calls are refused.";

	private static final String ANOTHER = "Add a function of another name and deprecate this one.";

	private final SchemaChanges changes;

	FunctionComparison(SchemaChanges changes) {
		this.changes = changes;
	}

	void compare(SchemaPlace place, DescribedFunction before, DescribedFunction after) {
		if (!before.returnType().equals(after.returnType())) {
			this.changes.breaking(place, "returns %s instead of %s".formatted(after.returnType(), before.returnType()),
					"Expressions that use the result fail or change.", ANOTHER);
		}
		List<DescribedParameter> old = before.parameters();
		List<DescribedParameter> present = after.parameters();
		for (int i = 0; i < Math.min(old.size(), present.size()); i++) {
			parameter(place.member("parameter " + (i + 1)), old.get(i), present.get(i));
		}
		if (present.size() != old.size()) {
			this.changes.breaking(place, "has %s parameters instead of %s".formatted(present.size(), old.size()),
					REFUSED, ANOTHER);
		}
		if (before.variadic().isPresent() && after.variadic().isPresent()) {
			parameter(place.member("further arguments"), before.variadic().get(), after.variadic().get());
		}
		else if (before.variadic().isPresent()) {
			this.changes.breaking(place, "takes no further arguments any more", "Calls that give some are refused.",
					ANOTHER);
		}
		else if (after.variadic().isPresent()) {
			this.changes.safe(place, "takes further arguments now", "");
		}
		if (after.deprecated() != before.deprecated()) {
			this.changes.safe(place, after.deprecated() ? "is deprecated now" : "is deprecated no longer",
					after.deprecated() ? "Calls get a warning." : "");
		}
	}

	private void parameter(SchemaPlace place, DescribedParameter before, DescribedParameter after) {
		if (!before.type().equals(after.type())) {
			String what = "has the type %s instead of %s".formatted(after.type(), before.type());
			if (after.isAny()) {
				this.changes.safe(place, what, "It takes what it took, and more.");
			}
			else {
				this.changes.breaking(place, what, "Calls with values of another type are refused.", ANOTHER);
			}
		}
		if (before.nullable() && !after.nullable()) {
			this.changes.breaking(place, "must not be null any more", "Calls with null are refused.",
					"Keep it nullable.");
		}
		if (!before.nullable() && after.nullable()) {
			this.changes.safe(place, "may be null now", "");
		}
	}

}
