/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.ActionTrigger;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * A planned invocation of an action.
 *
 * @param action the action's instance
 * @param resource the instance whose change triggers it, {@code null} if the command does
 * @param trigger the block that says so, {@code null} if the command does
 * @param event when it happens, such as {@code after_create}
 * @param config its arguments as planned
 */
public record PlannedInvocation(ResourceAddress action, @Nullable ResourceAddress resource,
		@Nullable ActionTrigger trigger, String event, ObjectValue config) {

	/**
	 * Return whether the change of a resource triggers it.
	 */
	public boolean isTriggeredBy(ResourceAddress address) {
		return address.equals(this.resource);
	}

}
