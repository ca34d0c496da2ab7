/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.action;

/**
 * Checks an invocation of an {@link InvocableAction} while Terraform plans, when settings
 * and state can be looked at, so that what cannot work fails before anything is changed.
 * The class of the action implements it beside {@link InvocableAction}.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface PlannableAction<M> {

	/**
	 * Check a planned invocation. Must not change anything.
	 * @param plan the arguments, of which some may not be known yet
	 * @throws Exception if the invocation cannot work; the practitioner reads an error
	 * instead of a plan
	 */
	void plan(ActionPlan<M> plan) throws Exception;

}
