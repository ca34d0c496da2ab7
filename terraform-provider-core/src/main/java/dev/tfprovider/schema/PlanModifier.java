/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

/**
 * Modifies the planned value of one attribute. Runs on every plan of a create or update
 * after defaults have been applied and undecided computed attributes have become unknown.
 * Must be a pure function of what it is given: Terraform plans the same change up to
 * three times. Whatever it throws becomes a diagnostic.
 */
@FunctionalInterface
public interface PlanModifier {

	/**
	 * Modify the plan of the attribute where needed.
	 * @param plan the attribute in configuration, prior state and plan
	 */
	void modify(AttributePlan plan);

	/**
	 * Describe the effect on practitioners, for the documentation of the provider.
	 * @return a Markdown sentence about the attribute; empty if there is nothing to tell
	 */
	default String description() {
		return "";
	}

}
