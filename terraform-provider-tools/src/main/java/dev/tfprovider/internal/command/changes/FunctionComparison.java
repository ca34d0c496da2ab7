/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;

import dev.tfprovider.internal.command.schema.DescribedFunction;
import dev.tfprovider.internal.mapping.SignatureParameter;
import dev.tfprovider.value.TerraformType;

/**
 * Compares functions: their parameters by position, as calls give them, and their
 * results.
 *
 * @param changes where differences go
 */
record FunctionComparison(SchemaChanges changes) {

	private static final String REFUSED = "Calls are refused.";

	private static final String ANOTHER = "Add a function of another name and deprecate this one.";

	void compare(SchemaPlace place, DescribedFunction before, DescribedFunction after) {
		if (!before.returnType().equals(after.returnType())) {
			this.changes.breaking(place,
					"returns %s instead of %s".formatted(TypeConstraintText.of(after.returnType()),
							TypeConstraintText.of(before.returnType())),
					"Expressions that use the result fail or change.", ANOTHER);
		}
		List<SignatureParameter> old = before.parameters();
		List<SignatureParameter> present = after.parameters();
		for (int i = 0; i < Math.min(old.size(), present.size()); i++) {
			parameter(place.member("parameter " + (i + 1)), old.get(i), present.get(i));
		}
		if (present.size() != old.size()) {
			this.changes.breaking(place, "has %s parameters instead of %s".formatted(present.size(), old.size()),
					REFUSED, ANOTHER);
		}
		if (before.variadic() != null && after.variadic() != null) {
			parameter(place.member("further arguments"), before.variadic(), after.variadic());
		}
		else if (before.variadic() != null) {
			this.changes.breaking(place, "takes no further arguments any more", "Calls that give some are refused.",
					ANOTHER);
		}
		else if (after.variadic() != null) {
			this.changes.safe(place, "takes further arguments now", "");
		}
		this.changes.deprecation(place, before.documentation().deprecation(), after.documentation().deprecation(),
				"Calls get a warning.");
	}

	private void parameter(SchemaPlace place, SignatureParameter before, SignatureParameter after) {
		if (!before.type().equals(after.type())) {
			String what = TypeConstraintText.instead(before.type(), after.type());
			if (after.type() == TerraformType.DYNAMIC) {
				this.changes.safe(place, what, "It takes what it took, and more.");
			}
			else {
				this.changes.breaking(place, what, "Calls with values of another type are refused.", ANOTHER);
			}
		}
		if (before.nullAllowed() && !after.nullAllowed()) {
			this.changes.breaking(place, "must not be null any more", "Calls with null are refused.",
					"Keep it nullable.");
		}
		if (!before.nullAllowed() && after.nullAllowed()) {
			this.changes.safe(place, "may be null now", "");
		}
	}

}
