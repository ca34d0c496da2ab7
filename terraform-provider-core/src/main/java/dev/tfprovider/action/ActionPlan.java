/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.action;

import java.util.Optional;

import dev.tfprovider.operation.Operation;
import dev.tfprovider.value.ObjectView;

/**
 * Gives a {@link PlannableAction} the arguments of a planned invocation.
 *
 * @param <M> the model, a record
 */
public interface ActionPlan<M> extends Operation {

	/**
	 * Return the arguments.
	 * @return what the practitioner wrote, without defaults; any part may not be known
	 * yet
	 */
	ObjectView config();

	/**
	 * Return the arguments once all of them are known.
	 * @return the arguments as for {@link ActionData#config()}, with defaults; empty as
	 * long as any part is not known
	 */
	Optional<M> knownConfig();

}
