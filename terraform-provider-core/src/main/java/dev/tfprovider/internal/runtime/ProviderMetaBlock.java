/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Optional;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads the {@code provider_meta} block of a module as the author's record.
 */
final class ProviderMetaBlock {

	private final @Nullable ModelMapping<?> mapping;

	ProviderMetaBlock(@Nullable ModelMapping<?> mapping) {
		this.mapping = mapping;
	}

	/**
	 * Return the schema of the block.
	 * @return the schema, empty if the provider takes no such block
	 */
	Optional<Schema> schema() {
		return Optional.ofNullable(this.mapping).map((known) -> Schema.of(known.block()));
	}

	/**
	 * Return what the block of a module says.
	 * @param value the block, null if the module has none
	 */
	ProviderMetaValue of(TerraformValue value) {
		return (this.mapping != null) ? ProviderMetaValue.of(this.mapping, value) : ProviderMetaValue.NONE;
	}

}
