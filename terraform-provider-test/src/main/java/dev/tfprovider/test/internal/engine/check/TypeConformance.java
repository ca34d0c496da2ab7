/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import dev.tfprovider.test.internal.engine.value.FriendlyType;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Tells whether a type fits where another one is wanted; a dynamic type takes any.
 */
final class TypeConformance {

	private TypeConformance() {
	}

	static boolean conforms(TerraformType given, TerraformType wanted) {
		if (wanted == TerraformType.DYNAMIC || given.equals(wanted)) {
			return true;
		}
		TerraformType element = TypeParts.element(given);
		TerraformType wantedElement = TypeParts.element(wanted);
		if (element != null && wantedElement != null) {
			return given.getClass() == wanted.getClass() && conforms(element, wantedElement);
		}
		if (given instanceof TerraformType.TupleType one && wanted instanceof TerraformType.TupleType other) {
			return ValueParts.pairsMatch(one.elements(), other.elements(), TypeConformance::conforms);
		}
		return given instanceof ObjectType one && wanted instanceof ObjectType other
				&& one.names().equals(other.names())
				&& one.names().stream().allMatch((name) -> conforms(one.type(name), other.type(name)));
	}

	/**
	 * Return what is wanted instead.
	 */
	static String mismatch(TerraformType given, TerraformType wanted) {
		if (given instanceof ObjectType one && wanted instanceof ObjectType other) {
			for (String name : other.names()) {
				if (one.indexOf(name) < 0) {
					return "attribute " + GoString.quote(name) + " is required";
				}
				if (!conforms(one.type(name), other.type(name))) {
					return "attribute " + GoString.quote(name) + ": " + mismatch(one.type(name), other.type(name));
				}
			}
		}
		return FriendlyType.of(wanted) + " required";
	}

}
