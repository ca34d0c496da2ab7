/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import java.util.List;

/**
 * An invocation of an action that has ended.
 *
 * @param action address of the action's instance
 * @param progress what it said meanwhile
 * @param failed whether it failed
 */
public record FinishedInvocation(String action, List<String> progress, boolean failed) {

	public FinishedInvocation {
		progress = List.copyOf(progress);
	}

}
