/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Represents an attribute as a member of an object in the schema.
 *
 * @param attribute the attribute
 */
public record AttributeMember(Attribute attribute) implements SchemaMember {

	@Override
	public String name() {
		return this.attribute.name();
	}

	@Override
	public TerraformType type() {
		return this.attribute.type();
	}

	@Override
	public TerraformValue empty(ValueMapper mapper) {
		return mapper.empty();
	}

	@Override
	public void validate(TerraformValue value, ValueMapper mapper, LazyPath place, ConfigurationDiagnostics findings) {
		if (value.isUnknown()) {
			return;
		}
		if (value.isNull()) {
			if (this.attribute.mode().isRequired()) {
				findings.missing(place);
			}
			return;
		}
		if (!this.attribute.mode().isConfigurable()) {
			findings.readOnly(place);
			return;
		}
		String deprecation = this.attribute.deprecation();
		if (deprecation != null) {
			findings.deprecated(place, deprecation);
		}
		mapper.validate(value, place, findings);
		if (mapper instanceof SetMapper set && this.attribute.equality() instanceof SetEquality equality
				&& !equality.equals(mapper.equality())) {
			set.validateDistinct(value, equality.element(), place, findings);
		}
	}

}
