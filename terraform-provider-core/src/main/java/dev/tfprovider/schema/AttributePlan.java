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
	 * Return where the attribute is.
	 * @return the path from the root object
	 */
	AttributePath path();

	/**
	 * Return what the configuration says.
	 * @return the configured value, may be null or unknown
	 */
	TerraformValue config();

	/**
	 * Return the value before the change.
	 * @return the prior value; null if the attribute, an object around it or the whole
	 * resource did not exist
	 */
	TerraformValue state();

	/**
	 * Return what is planned so far.
	 * @return the planned value, may be null or unknown
	 */
	TerraformValue plan();

	/**
	 * Return whether the resource exists already: the change is an update, not a create.
	 * @return {@code true} if there is a prior state
	 */
	boolean exists();

	/**
	 * Look at what the configuration says of the whole resource.
	 * @return the configuration
	 */
	ObjectView resourceConfig();

	/**
	 * Look at the whole resource before the change.
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
	 * Replace what is planned. A configured value may only be replaced by the prior
	 * value.
	 * @param value the new planned value, of the attribute's type
	 */
	void setPlan(TerraformValue value);

	/**
	 * Plan the whole resource to be destroyed and created again. Without effect on a
	 * create, and where the planned value only writes the prior one in another way.
	 */
	void requireReplace();

}
