/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import java.util.Set;

import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Computes a default from other attributes of the same object. A pure function.
 */
public interface DerivedDefault {

	/**
	 * Return the names of the attributes that the default depends on.
	 * @return names of attributes of the same object; they do not depend on this one
	 */
	Set<String> inputs();

	/**
	 * Return the default. As long as an input is not wholly known, the default is not
	 * known either, and the method is not called.
	 * @param object the object so far
	 * @return a value of the attribute's type, maybe null
	 */
	TerraformValue derive(ObjectValue object);

}
