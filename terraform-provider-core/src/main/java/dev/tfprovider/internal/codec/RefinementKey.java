/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.function.Predicate;

import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Lists the kinds of refinements, in the order of their keys in the encoding.
 */
enum RefinementKey {

	NULLNESS((type) -> true),

	PREFIX((type) -> type == TerraformType.STRING),

	LOWER((type) -> type == TerraformType.NUMBER),

	UPPER((type) -> type == TerraformType.NUMBER),

	MIN_LENGTH(RefinementKey::isCollection),

	MAX_LENGTH(RefinementKey::isCollection);

	private static final RefinementKey[] ALL = values();

	private final Predicate<TerraformType> types;

	RefinementKey(Predicate<TerraformType> types) {
		this.types = types;
	}

	private static boolean isCollection(TerraformType type) {
		return type instanceof TerraformType.ListType || type instanceof TerraformType.SetType
				|| type instanceof TerraformType.MapType;
	}

	/**
	 * Return the kind for a key on the wire, {@code null} for one from the future.
	 */
	public static @Nullable RefinementKey of(long code) {
		return (code >= 1 && code <= ALL.length) ? ALL[(int) code - 1] : null;
	}

	public int code() {
		return ordinal() + 1;
	}

	public boolean appliesTo(TerraformType type) {
		return this.types.test(type);
	}

}
