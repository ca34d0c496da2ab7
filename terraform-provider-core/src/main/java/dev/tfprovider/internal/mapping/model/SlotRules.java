/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Defines how a slot treats null and unknown.
 *
 * @param nullWhenRead whether a null value may reach the author as {@code null}
 * @param nullWhenWritten whether the author may return {@code null}
 * @param unknownAsNull whether an unknown value reads as {@code null}: "you decide it"
 * @param writeOnly whether the value is null in every plan and state
 * @param promised whether there is a value as soon as the provider has decided it
 * @param fallback what a null value reads as, {@code null} for none
 */
public record SlotRules(boolean nullWhenRead, boolean nullWhenWritten, boolean unknownAsNull, boolean writeOnly,
		boolean promised, @Nullable TerraformValue fallback) {

	/**
	 * Return the rules of the elements of a collection.
	 */
	public static SlotRules ofElement(boolean nullable, boolean undecided) {
		return new SlotRules(nullable, nullable, undecided, false, false, null);
	}

}
