/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

/**
 * Modifies the plan of a whole object of a {@link ManagedResource}: predicts computed
 * values, asks for a replacement, warns, or refuses. The class of the resource implements
 * it beside {@link ManagedResource}.
 * <p>
 * Runs on every create, update and destroy, after defaults and annotations have had their
 * effect. Terraform plans one change up to three times, with more known each time, and
 * refuses to go on if the plans contradict each other. So the method must be a function
 * of what it is given, and must leave unknown what it can only guess.
 *
 * @param <M> the model, a record
 */
public interface PlanModifyingResource<M> {

	/**
	 * Modify the plan where needed. If a replacement is planned, this is called again for
	 * the new object as a create.
	 * @param plan the object in configuration, plan and state
	 * @throws Exception if the change cannot be planned; it becomes a diagnostic. A
	 * failure only because settings of the provider are not known yet becomes a warning,
	 * and the object is planned without this method
	 */
	void modifyPlan(ResourcePlan<M> plan) throws Exception;

}
