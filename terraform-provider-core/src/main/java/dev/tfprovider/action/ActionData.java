/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.action;

import dev.tfprovider.operation.Operation;

/**
 * Gives an {@link InvocableAction} typed access to its arguments, and lets it tell the
 * practitioner how it is getting on.
 *
 * @param <M> the model, a record
 */
public interface ActionData<M> extends Operation {

	/**
	 * Return the arguments.
	 * @return the arguments, wholly known, with defaults
	 */
	M config();

	/**
	 * Tell the practitioner how the action is getting on. Terraform shows the message at
	 * once, without the values of sensitive attributes; it is logged at INFO as well. May
	 * be called by several threads. Waits while Terraform is behind with reading; after
	 * the end of the action a message is only logged.
	 * @param message one short sentence; nothing is shown for an empty one
	 */
	@Override
	void progress(String message);

}
