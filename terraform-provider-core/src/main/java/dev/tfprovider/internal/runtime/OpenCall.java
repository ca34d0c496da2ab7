/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.RunningCall;
import org.jspecify.annotations.Nullable;

/**
 * One call of the open method of an ephemeral resource. Knows whether there is something
 * to close should the call fail, and who closes it: author code that ignores its deadline
 * may open something when nobody waits for it any more.
 *
 * @param <M> the model
 */
final class OpenCall<M> extends RenewalCall implements EphemeralResourceData<M> {

	private final EphemeralResourceType<M> type;

	private final M config;

	private boolean opened;

	private boolean ended;

	private boolean left;

	OpenCall(EphemeralResourceType<M> type, M config, PrivateState privateState, RunningCall running) {
		super(type, privateState, running, (state) -> {
		});
		this.type = type;
		this.config = config;
	}

	@Override
	public M config() {
		return this.config;
	}

	/**
	 * Run the author's code.
	 * @param late closes what it has opened if nobody waits for it any more
	 */
	@Nullable M open(Runnable late) throws Exception {
		M result = null;
		try {
			result = this.type.code().open(this);
			return result;
		}
		finally {
			if (end(result != null)) {
				// the interrupt at the deadline is not for what comes now
				Thread.interrupted();
				late.run();
			}
		}
	}

	private synchronized boolean end(boolean opened) {
		this.opened = opened;
		this.ended = true;
		return this.left && isToClose();
	}

	/**
	 * Take note that the open has failed.
	 * @return whether there is something that the caller has to close
	 */
	synchronized boolean fail() {
		this.left = true;
		return this.ended && isToClose();
	}

	private boolean isToClose() {
		return this.opened || privateState().bytes().length > 0;
	}

}
