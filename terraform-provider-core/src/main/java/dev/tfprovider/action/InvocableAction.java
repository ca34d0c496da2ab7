/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.action;

/**
 * Implements an action type: does something to what exists, such as restarts a server,
 * when a practitioner invokes it or a resource triggers it. Implement it in a bean; the
 * record {@code M} holds the arguments. An action has no state and no results.
 * <p>
 * The class may also be a {@link PlannableAction} and a
 * {@link dev.tfprovider.operation.ConfigValidator}.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface InvocableAction<M> {

	/**
	 * Invoke the action. The arguments have been validated once more, for at the time of
	 * the plan they may have been unknown.
	 * <p>
	 * Runs on a thread of its own. When the practitioner cancels,
	 * {@link ActionData#cancelled()} tells so at once, and the thread is interrupted some
	 * time later.
	 * @param data the arguments, and what tells the practitioner of the progress
	 * @throws Exception if the action failed; the practitioner reads an error, and
	 * whatever depends on the action is not done
	 */
	void invoke(ActionData<M> data) throws Exception;

}
