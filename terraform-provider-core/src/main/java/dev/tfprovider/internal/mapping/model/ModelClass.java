/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.List;

/**
 * Describes a class as the model of an object: its components and how it is made of them.
 */
public interface ModelClass {

	/**
	 * Return the components, in order of the constructor's parameters.
	 */
	List<ModelComponent> components();

	/**
	 * Return the constructor.
	 */
	Creator constructor(InferenceScope scope);

	/**
	 * Refuse what the class declares but nothing would respect.
	 */
	default void check(InferenceScope scope) {
	}

}
