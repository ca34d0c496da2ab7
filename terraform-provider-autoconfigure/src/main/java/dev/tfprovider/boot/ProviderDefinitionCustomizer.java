/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import dev.tfprovider.ProviderDefinition;

/**
 * Customizes the definition of the provider before it is built, after every resource and
 * data source bean has been added. Beans of this type are called in order.
 */
@FunctionalInterface
public interface ProviderDefinitionCustomizer {

	/**
	 * Customize the definition.
	 * @param builder the definition so far
	 */
	void customize(ProviderDefinition.Builder builder);

}
