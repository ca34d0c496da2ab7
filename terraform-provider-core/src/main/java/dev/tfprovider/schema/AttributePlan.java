/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;

/**
 * The plan of one attribute, as a {@link PlanModifier} sees and changes it.
 */
public interface AttributePlan {

	/**
	 * Return the path of the attribute.
	 * @return the path from the root object
	 */
	AttributePath path();

	/**
	 * Return the configured value.
	 * @return the configured value, may be null or unknown
	 */
	TerraformValue config();

	/**
	 * Return the prior value.
	 * @return the prior value; null if the attribute, an object around it or the whole
	 * resource did not exist
	 */
	TerraformValue state();

	/**
	 * Return the planned value.
	 * @return the planned value, may be null or unknown
	 */
	TerraformValue plan();

	/**
	 * Return whether the resource exists already: the change is an update, not a create.
	 * @return {@code true} if there is a prior state
	 */
	boolean exists();

	/**
	 * Return the configuration of the whole resource.
	 * @return the configuration
	 */
	ObjectView resourceConfig();

	/**
	 * Return the prior state of the whole resource.
	 * @return the prior state, null on a create
	 */
	ObjectView resourceState();

	/**
	 * Return the diagnostics of this modifier. An error ends the modifiers of the
	 * attribute, and keeps the change from being planned.
	 * @return the diagnostics, mutable
	 */
	Diagnostics diagnostics();

	/**
	 * Set the planned value. A configured value may only be replaced by the prior value.
	 * @param value the new planned value, of the attribute's type
	 */
	void setPlan(TerraformValue value);

	/**
	 * Require a replacement of the whole resource. Without effect on a create, and where
	 * the planned value only writes the prior one in another way.
	 */
	void requireReplace();

}
