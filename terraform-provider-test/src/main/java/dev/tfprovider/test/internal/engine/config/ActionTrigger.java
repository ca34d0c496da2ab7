/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.List;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * An {@code action_trigger} block of a resource.
 *
 * @param events when, such as {@code after_create}
 * @param condition whether at all, {@code null} for always
 * @param actions the actions to invoke, in order
 * @param onFailure what becomes of the resource if one fails: {@code halt}, {@code taint}
 * or {@code continue}
 */
public record ActionTrigger(List<String> events, @Nullable Expression condition, List<ResourceAddress> actions,
		String onFailure) {

	public ActionTrigger {
		events = List.copyOf(events);
		actions = List.copyOf(actions);
	}

	/**
	 * Return whether any action comes before its resource is created or updated.
	 */
	public boolean comesBefore() {
		return this.events.contains("before_create") || this.events.contains("before_update");
	}

}
