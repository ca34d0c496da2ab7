/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Represents an attribute or block of an object in the schema.
 */
public sealed interface SchemaMember permits AttributeMember, BlockMember {

	String name();

	TerraformType type();

	/**
	 * Return the value that represents "not set".
	 * @param mapper writes other values
	 */
	TerraformValue empty(ValueMapper mapper);

	/**
	 * Check a value of the configuration.
	 * @param value the value, maybe null or unknown
	 * @param mapper checks a known value that may be configured
	 */
	void validate(TerraformValue value, ValueMapper mapper, LazyPath place, ConfigurationDiagnostics findings);

}
