/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Names types the way Core does in texts for practitioners, such as
 * {@code list of string}.
 */
public final class FriendlyType implements TerraformType.Cases<String> {

	private static final FriendlyType TEXT = new FriendlyType();

	private FriendlyType() {
	}

	public static String of(TerraformType type) {
		return type.match(TEXT);
	}

	@Override
	public String string() {
		return "string";
	}

	@Override
	public String number() {
		return "number";
	}

	@Override
	public String bool() {
		return "bool";
	}

	@Override
	public String dynamic() {
		return "dynamic";
	}

	@Override
	public String list(TerraformType.ListType type) {
		return "list of " + of(type.element());
	}

	@Override
	public String set(TerraformType.SetType type) {
		return "set of " + of(type.element());
	}

	@Override
	public String map(TerraformType.MapType type) {
		return "map of " + of(type.element());
	}

	@Override
	public String tuple(TerraformType.TupleType type) {
		return "tuple";
	}

	@Override
	public String object(ObjectType type) {
		return "object";
	}

}
