/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The content of the {@code provider_meta} block of a module.
 *
 * @param mapping reads it as the author's record, {@code null} if the provider takes none
 * @param value the block, null if the module has none
 */
public record ProviderMetaValue(@Nullable ModelMapping<?> mapping, @Nullable TerraformValue value) {

	/**
	 * The provider takes none.
	 */
	public static final ProviderMetaValue NONE = new ProviderMetaValue(null, null);

	/**
	 * Read the block.
	 * @param type the record
	 * @param <T> the record
	 * @return the record, empty if the module has no such block
	 * @throws IllegalArgumentException if the provider's record is another
	 * @throws DiagnosticException if a value does not fit
	 */
	public <T> Optional<T> read(Class<T> type) {
		if (this.mapping == null || this.mapping.model() != type) {
			throw new IllegalArgumentException(
					type.getName() + " is not the record of the provider_meta block" + ((this.mapping != null)
							? "; that is " + this.mapping.model().getName() : ": this provider has none"));
		}
		if (!(this.value instanceof ObjectValue object)) {
			return Optional.empty();
		}
		try {
			return Optional.of(type.cast(this.mapping.read(object)));
		}
		catch (ValueMappingException ex) {
			throw new DiagnosticException("Invalid provider_meta block",
					ex.summary() + " in the provider_meta block of the module: " + ex.detail());
		}
	}

}
