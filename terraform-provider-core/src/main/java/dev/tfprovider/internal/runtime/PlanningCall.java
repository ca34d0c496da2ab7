/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.action.ActionPlan;
import dev.tfprovider.internal.runtime.call.AuthorCall;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.value.ObjectView;

/**
 * One call of the plan method of an action.
 */
final class PlanningCall extends AuthorCall implements ActionPlan {

	private final ObjectView config;

	PlanningCall(ObjectView config, RunningCall running) {
		super(running);
		this.config = config;
	}

	@Override
	public ObjectView config() {
		return this.config;
	}

}
