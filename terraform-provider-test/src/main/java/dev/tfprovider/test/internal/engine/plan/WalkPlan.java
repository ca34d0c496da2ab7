/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * The result of a plan walk.
 *
 * @param changes what is done to objects
 * @param outputs what becomes of output values
 * @param deferred what is put off
 * @param invocations which actions are invoked
 */
public record WalkPlan(List<ResourceChange> changes, List<OutputChange> outputs, List<DeferredChange> deferred,
		List<PlannedInvocation> invocations) {

	public static final WalkPlan NONE = new WalkPlan(List.of(), List.of(), List.of(), List.of());

	/**
	 * Return a plan to add to.
	 */
	public static WalkPlan empty() {
		return new WalkPlan(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
	}

}
