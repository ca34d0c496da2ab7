/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.function.Consumer;

import dev.tfprovider.action.ActionData;
import dev.tfprovider.internal.runtime.call.ConfiguredCall;
import dev.tfprovider.internal.runtime.call.RunningCall;
import org.jspecify.annotations.Nullable;

/**
 * One call of the invoke method of an action.
 *
 * @param <M> the model
 */
final class InvocationCall<M> extends ConfiguredCall<M> implements ActionData<M> {

	private final Consumer<String> host;

	InvocationCall(M config, Consumer<String> host, RunningCall running) {
		super(config, running);
		this.host = host;
	}

	@Override
	public void progress(@Nullable String message) {
		if (message != null && !message.isBlank()) {
			super.progress(message);
			this.host.accept(message);
		}
	}

}
