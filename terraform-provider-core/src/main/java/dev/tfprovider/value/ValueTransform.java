/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import org.jspecify.annotations.Nullable;

/**
 * Says what is to stand in place of the values that
 * {@link TerraformValue#transform(ValueTransform)} comes by.
 */
@FunctionalInterface
public interface ValueTransform {

	/**
	 * Replace a value whose parts have been replaced already.
	 * @param value the value, of any kind
	 * @return what is to stand in its place; the same instance to leave it as it is
	 */
	TerraformValue apply(TerraformValue value);

	/**
	 * Replace one part of a value: an element, or an attribute of an object. Goes on
	 * inside the part unless it is overridden.
	 * @param index position of the part, from zero; in a map that of its key
	 * @param name key in a map or name of an attribute, {@code null} in other collections
	 * @param part the part
	 * @return what is to stand in its place; the same instance to leave it as it is
	 */
	default TerraformValue part(int index, @Nullable String name, TerraformValue part) {
		return part.transform(this);
	}

}
