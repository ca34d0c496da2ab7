/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.address;

import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The id or identity of an object to import.
 *
 * @param id import id, {@code null} if it is found by its identity
 * @param identity its identity, {@code null} if it is found by its id
 */
public record ImportTarget(@Nullable String id, @Nullable TerraformValue identity) {

	/**
	 * Return what it is found by, as Core writes it.
	 */
	@Override
	public String toString() {
		return (this.id != null) ? "ID " + this.id : "identity";
	}

	public static ImportTarget byId(String id) {
		return new ImportTarget(id, null);
	}

}
