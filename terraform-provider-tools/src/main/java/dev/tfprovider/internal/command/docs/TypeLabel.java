/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.Locale;

import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Names types in the words of registries, such as "List of String".
 */
final class TypeLabel {

	private TypeLabel() {
	}

	static String of(TerraformType type) {
		if (type instanceof TerraformType.ListType list) {
			return "List of " + of(list.element());
		}
		if (type instanceof TerraformType.SetType set) {
			return "Set of " + of(set.element());
		}
		if (type instanceof TerraformType.MapType map) {
			return "Map of " + of(map.element());
		}
		if (type instanceof TerraformType.Primitive || type instanceof TerraformType.Dynamic) {
			return (type == TerraformType.BOOL) ? "Boolean" : PageKind.capitalized(type.toString());
		}
		return (type instanceof ObjectType) ? "Object" : "Tuple";
	}

	/**
	 * Name the type of a member, and what marks it.
	 */
	static String of(DescribedMember member) {
		StringBuilder label = new StringBuilder(type(member.shape()));
		if (member.sensitive()) {
			label.append(", Sensitive");
		}
		if (member.writeOnly()) {
			label.append(", Write-only");
		}
		if (member.deprecation() != null) {
			label.append(", Deprecated");
		}
		return label.toString();
	}

	private static String type(DescribedMember.Shape shape) {
		ObjectSchema.Nesting nesting = shape.nesting();
		if (nesting == null) {
			return of(shape.type());
		}
		String word = shape.block() ? "Block" : "Attributes";
		if (nesting.isSingle()) {
			return word;
		}
		return word + " " + PageKind.capitalized(nesting.name().toLowerCase(Locale.ROOT))
				+ ((shape.minItems() > 0) ? ", Min: " + shape.minItems() : "")
				+ ((shape.maxItems() > 0) ? ", Max: " + shape.maxItems() : "");
	}

}
