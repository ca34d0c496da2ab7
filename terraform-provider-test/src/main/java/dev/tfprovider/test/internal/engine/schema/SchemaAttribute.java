/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import dev.tfprovider.test.internal.engine.value.OptionalAttributes;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * An attribute of a schema. A legal one has either a declared type or a nested object.
 *
 * @param name the name
 * @param declared its type, optional attributes included
 * @param nested the inside of a nested attribute
 * @param required flag
 * @param optional flag
 * @param computed flag
 * @param sensitive flag
 * @param writeOnly flag
 * @param deprecated flag
 * @param deprecationMessage what to use instead, may be empty
 */
public record SchemaAttribute(String name, @Nullable TerraformType declared, @Nullable SchemaObject nested,
		boolean required, boolean optional, boolean computed, boolean sensitive, boolean writeOnly, boolean deprecated,
		String deprecationMessage) {

	/**
	 * Return the type of the attribute's value.
	 */
	public TerraformType type() {
		return (this.nested != null) ? this.nested.type() : OptionalAttributes.removedFrom(configType());
	}

	/**
	 * Return the type a configured value is converted to: members that may be left out
	 * are marked.
	 */
	public TerraformType configType() {
		if (this.nested != null) {
			return this.nested.configType();
		}
		if (this.declared == null) {
			throw new IllegalStateException("The attribute '" + this.name + "' has no type");
		}
		return this.declared;
	}

}
