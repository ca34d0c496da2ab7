/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Optional;

import dev.tfprovider.action.ActionPlan;
import dev.tfprovider.internal.runtime.call.ActionType;
import dev.tfprovider.internal.runtime.call.AuthorCall;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.operation.ConfiguredObject;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import org.jspecify.annotations.Nullable;

/**
 * One call of the plan method of an action.
 *
 * @param <M> the model
 */
final class PlanningCall<M> extends AuthorCall implements ActionPlan<M> {

	private final ActionType<M> type;

	private final ObjectValue config;

	/**
	 * Read once: each reading reports a default that cannot be made.
	 */
	private @Nullable Optional<M> known;

	PlanningCall(ActionType<M> type, ObjectValue config, RunningCall running) {
		super(running);
		this.type = type;
		this.config = config;
	}

	@Override
	public ObjectView config() {
		return this.type.mapping().view(this.config);
	}

	@Override
	public Optional<M> knownConfig() {
		if (this.known == null) {
			ObjectValue all = ConfiguredObject.withDefaults(this.type.schema().block(), this.config, diagnostics());
			this.known = all.isWhollyKnown() ? Optional.of(this.type.mapping().read(all)) : Optional.empty();
		}
		return this.known;
	}

}
