/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of the method behind a function.
 *
 * @param javaName its name in Java
 * @param name its name in Terraform
 * @param slot reads its arguments
 * @param nullable whether null is a value
 * @param array the type of the elements of a {@code T...} parameter, {@code null} for any
 * other parameter
 * @param fallback what it is if it is left out or null, {@code null} if it is required
 * @param attribute it as an attribute, which knows what is sensitive
 * @param description its description
 */
public record MethodParameter(String javaName, String name, Slot slot, boolean nullable, @Nullable Class<?> array,
		@Nullable TerraformValue fallback, Attribute attribute, DescriptionText description) {

	/**
	 * Return the type of an argument.
	 */
	public TerraformType type() {
		return this.slot.mapper().type();
	}

	public boolean isOptional() {
		return this.fallback != null;
	}

	public boolean isVariadic() {
		return this.array != null;
	}

	/**
	 * Return whether null may be an argument.
	 */
	public boolean allowsNull() {
		return this.nullable || this.fallback != null || this.slot.holder() == ValueHolder.VALUE;
	}

	/**
	 * Return whether something unknown may be an argument, or somewhere inside one.
	 */
	public boolean allowsUnknown() {
		return this.slot.allowsUnknown();
	}

	/**
	 * Return the place of an argument.
	 * @param element its position in the array of a {@code T...} parameter
	 */
	public AttributePath path(int element) {
		AttributePath path = AttributePath.root(this.name);
		return isVariadic() ? path.index(element) : path;
	}

	/**
	 * Read an argument.
	 * @throws ValueMappingException if it is not valid; its path begins with the
	 * parameter
	 */
	@Nullable Object read(TerraformValue argument, int element) {
		try {
			TerraformValue value = (argument.isNull() && this.fallback != null) ? this.fallback : argument;
			return this.slot.read(value, NullOnRead.STRICT);
		}
		catch (ValueMappingException ex) {
			throw ex.prependAll(path(element));
		}
	}

	SignatureParameter wire() {
		return new SignatureParameter(this.name, type(), allowsNull(), allowsUnknown(), this.description);
	}

}
