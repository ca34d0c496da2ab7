/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.List;

import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.schema.IgnoreChanges;

/**
 * The {@code lifecycle} block of a resource.
 *
 * @param ignoreChanges what does not count once the object exists
 * @param createBeforeDestroy whether a replacement comes first
 * @param preventDestroy whether a plan that deletes is an error
 * @param replaceTriggeredBy what replaces the object when it changes
 * @param actionTriggers which actions are invoked when it changes
 */
public record Lifecycle(IgnoreChanges ignoreChanges, boolean createBeforeDestroy, boolean preventDestroy,
		List<Expression.Reference> replaceTriggeredBy, List<ActionTrigger> actionTriggers) {

	static final Lifecycle NONE = new Lifecycle(IgnoreChanges.NONE, false, false, List.of(), List.of());

	public Lifecycle {
		replaceTriggeredBy = List.copyOf(replaceTriggeredBy);
		actionTriggers = List.copyOf(actionTriggers);
	}

}
