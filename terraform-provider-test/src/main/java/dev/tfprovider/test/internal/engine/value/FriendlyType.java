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
public final class FriendlyType {

	private FriendlyType() {
	}

	public static String of(TerraformType type) {
		TerraformType element = TypeParts.element(type);
		if (element != null) {
			return TypeParts.word(type) + " of " + of(element);
		}
		if (type instanceof TerraformType.TupleType) {
			return "tuple";
		}
		return (type instanceof ObjectType) ? "object" : type.toString();
	}

}
