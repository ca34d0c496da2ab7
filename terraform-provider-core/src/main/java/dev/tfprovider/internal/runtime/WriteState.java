/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.statestore.StateContent;

/**
 * Writes states while the host sends them.
 */
final class WriteState {

	private WriteState() {
	}

	static <C> void write(ConfiguredStore<C> store, String stateId, RunningCall running, IncomingState incoming)
			throws Exception {
		StateId.check(stateId);
		try {
			store.type()
				.code()
				.write(store.call(stateId, running), new StateContent(incoming.stream(), incoming.length()));
		}
		catch (Exception ex) {
			throw incoming.failure().<Exception>map((failure) -> failure).orElse(ex);
		}
		if (incoming.failure().isPresent()) {
			throw incoming.failure().get();
		}
		if (!incoming.isRead()) {
			throw new DiagnosticException("State store ignored a part of the state",
					"The write method of " + store.type().name() + " returned before it had read all "
							+ incoming.length() + " bytes. What it has stored is not the state. " + AuthorMistake.NOTE);
		}
	}

}
