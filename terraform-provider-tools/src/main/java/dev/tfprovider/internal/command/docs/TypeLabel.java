/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

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
	 * Name a nested attribute or block.
	 */
	static String nested(String word, ObjectSchema.Nesting nesting) {
		return switch (nesting) {
			case SINGLE, GROUP -> word;
			case LIST -> word + " List";
			case SET -> word + " Set";
			case MAP -> word + " Map";
		};
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
