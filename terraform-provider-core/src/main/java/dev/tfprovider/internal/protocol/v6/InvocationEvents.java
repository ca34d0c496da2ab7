/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ResponseStream;

/**
 * Sends the events of one invocation: progress from any thread until it is closed, and
 * the completion as the last of them.
 */
final class InvocationEvents implements AutoCloseable {

	private final ReentrantLock turn = new ReentrantLock();

	private final ResponseStream<Tfplugin6.InvokeAction.Event> responses;

	private final UnaryOperator<String> mask;

	private boolean closed;

	InvocationEvents(ResponseStream<Tfplugin6.InvokeAction.Event> responses, UnaryOperator<String> mask) {
		this.responses = responses;
		this.mask = mask;
	}

	void progress(String message) {
		try {
			this.turn.lockInterruptibly();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return;
		}
		try {
			if (!this.closed) {
				Tfplugin6.InvokeAction.Event.Progress.Builder progress = Tfplugin6.InvokeAction.Event.Progress
					.newBuilder();
				Texts6.message(progress, message, this.mask);
				this.responses.send(Tfplugin6.InvokeAction.Event.newBuilder().setProgress(progress).build());
			}
		}
		finally {
			this.turn.unlock();
		}
	}

	/**
	 * Send the last event.
	 */
	void complete(Tfplugin6.InvokeAction.Event completion) {
		close();
		this.responses.send(completion);
	}

	/**
	 * Send no progress any more.
	 */
	@Override
	public void close() {
		this.turn.lock();
		try {
			this.closed = true;
		}
		finally {
			this.turn.unlock();
		}
	}

}
