/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import dev.tfprovider.ephemeral.OpenEphemeralResourceData;
import dev.tfprovider.internal.runtime.call.AuthorCall;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.RunningCall;
import org.jspecify.annotations.Nullable;

/**
 * One call of the close method of an ephemeral resource.
 */
class ClosingCall extends AuthorCall implements OpenEphemeralResourceData {

	private final PrivateState privateState;

	ClosingCall(PrivateState privateState, RunningCall running) {
		super(running);
		this.privateState = privateState;
	}

	@Override
	public final <P> Optional<P> privateState(Class<P> type) {
		return this.privateState.read(type);
	}

	@Override
	public void setPrivateState(@Nullable Object state) {
		throw closed();
	}

	@Override
	public void renewAt(Instant time) {
		throw closed();
	}

	@Override
	public void renewAfter(Duration time) {
		throw closed();
	}

	private static IllegalStateException closed() {
		return new IllegalStateException("In close there is nothing to keep or to renew any more");
	}

	final PrivateState privateState() {
		return this.privateState;
	}

}
