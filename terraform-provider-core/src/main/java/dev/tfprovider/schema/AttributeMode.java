/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

/**
 * Determines who sets an attribute: the legal combinations of Terraform's flags
 * {@code required}, {@code optional} and {@code computed}.
 */
public enum AttributeMode {

	/**
	 * Required: the configuration must set the attribute.
	 */
	REQUIRED(true, false, false),

	/**
	 * Optional: the configuration may set the attribute, otherwise it is null.
	 */
	OPTIONAL(false, true, false),

	/**
	 * Computed: the provider sets the attribute, the configuration must not.
	 */
	COMPUTED(false, false, true),

	/**
	 * Optional and computed: the configuration may set the attribute, otherwise the
	 * provider does.
	 */
	OPTIONAL_COMPUTED(false, true, true);

	private final boolean required;

	private final boolean optional;

	private final boolean computed;

	AttributeMode(boolean required, boolean optional, boolean computed) {
		this.required = required;
		this.optional = optional;
		this.computed = computed;
	}

	/**
	 * Return whether the configuration must set the attribute.
	 * @return the flag {@code required}
	 */
	public boolean isRequired() {
		return this.required;
	}

	/**
	 * Return whether the configuration may leave the attribute out but also set it.
	 * @return the flag {@code optional}
	 */
	public boolean isOptional() {
		return this.optional;
	}

	/**
	 * Return whether the provider decides the value when the configuration does not.
	 * @return the flag {@code computed}
	 */
	public boolean isComputed() {
		return this.computed;
	}

	/**
	 * Return whether a configuration may hold the attribute.
	 * @return {@code false} only for {@link #COMPUTED}
	 */
	public boolean isConfigurable() {
		return this != COMPUTED;
	}

}
