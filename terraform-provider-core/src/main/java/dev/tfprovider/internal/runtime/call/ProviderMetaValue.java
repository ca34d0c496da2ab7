/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The content of the {@code provider_meta} block of a module.
 */
public final class ProviderMetaValue {

	/**
	 * The provider takes none.
	 */
	public static final ProviderMetaValue NONE = new ProviderMetaValue(null, null);

	private final @Nullable ModelMapping<?> mapping;

	private final @Nullable TerraformValue value;

	private ProviderMetaValue(@Nullable ModelMapping<?> mapping, @Nullable TerraformValue value) {
		this.mapping = mapping;
		this.value = value;
	}

	public static ProviderMetaValue of(ModelMapping<?> mapping, TerraformValue value) {
		return new ProviderMetaValue(mapping, value);
	}

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

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof ProviderMetaValue meta && this.mapping == meta.mapping
				&& Objects.equals(this.value, meta.value);
	}

	@Override
	public int hashCode() {
		return Objects.hashCode(this.value);
	}

}
