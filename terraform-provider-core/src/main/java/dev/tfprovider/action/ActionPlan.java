/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.action;

import dev.tfprovider.operation.Operation;
import dev.tfprovider.value.ObjectView;

/**
 * Gives a {@link PlannableAction} the arguments of a planned invocation.
 */
public interface ActionPlan extends Operation {

	/**
	 * Return the arguments.
	 * @return what the practitioner wrote, without defaults; any part may not be known
	 * yet
	 */
	ObjectView config();

}
