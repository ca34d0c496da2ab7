/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine;

/**
 * What a command does with the state.
 *
 * @param reads whether it needs the state
 * @param lock what it locks the state for, empty if it does not
 * @param writes whether it may change the state
 */
record StateUse(boolean reads, String lock, boolean writes) {

	static final StateUse NONE = new StateUse(false, "", false);

	static final StateUse SHOW = new StateUse(true, "", false);

	static final StateUse PLAN = new StateUse(true, "OperationTypePlan", false);

	static final StateUse APPLY = new StateUse(true, "OperationTypeApply", true);

	static final StateUse IMPORT = changing("OperationTypeInvalid");

	/**
	 * Return the use of a command that changes the state without a plan.
	 */
	static StateUse changing(String operation) {
		return new StateUse(true, operation, true);
	}

}
