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
final class TypeLabel implements TerraformType.Cases<String> {

	private static final TypeLabel CASES = new TypeLabel();

	private TypeLabel() {
	}

	static String of(TerraformType type) {
		return type.match(CASES);
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

	@Override
	public String string() {
		return "String";
	}

	@Override
	public String number() {
		return "Number";
	}

	@Override
	public String bool() {
		return "Boolean";
	}

	@Override
	public String dynamic() {
		return "Dynamic";
	}

	@Override
	public String list(TerraformType.ListType type) {
		return "List of " + of(type.element());
	}

	@Override
	public String set(TerraformType.SetType type) {
		return "Set of " + of(type.element());
	}

	@Override
	public String map(TerraformType.MapType type) {
		return "Map of " + of(type.element());
	}

	@Override
	public String tuple(TerraformType.TupleType type) {
		return "Tuple";
	}

	@Override
	public String object(ObjectType type) {
		return "Object";
	}

}
