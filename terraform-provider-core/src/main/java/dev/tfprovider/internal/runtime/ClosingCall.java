/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Optional;

import dev.tfprovider.ephemeral.OpenEphemeralResource;
import dev.tfprovider.internal.runtime.call.AuthorCall;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.RunningCall;

/**
 * One call of the close method of an ephemeral resource.
 */
class ClosingCall extends AuthorCall implements OpenEphemeralResource {

	private final PrivateState privateState;

	ClosingCall(PrivateState privateState, RunningCall running) {
		super(running);
		this.privateState = privateState;
	}

	@Override
	public final <P> Optional<P> privateState(Class<P> type) {
		return this.privateState.read(type);
	}

	final PrivateState privateState() {
		return this.privateState;
	}

}
