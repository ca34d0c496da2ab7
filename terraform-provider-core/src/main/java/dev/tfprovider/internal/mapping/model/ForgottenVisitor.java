/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import dev.tfprovider.path.AttributePath;

/**
 * Is shown the components that the provider has left without a value.
 */
@FunctionalInterface
public interface ForgottenVisitor {

	/**
	 * Visit one component.
	 * @param path the place of its value
	 * @param owner the component and the model that declares it, for a message
	 */
	void forgotten(AttributePath path, String owner);

}
