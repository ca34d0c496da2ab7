/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.function.Consumer;

import dev.tfprovider.internal.plugin.DaemonThread;
import dev.tfprovider.internal.runtime.ResponseStream;
import io.grpc.stub.ServerCallStreamObserver;
import org.jspecify.annotations.Nullable;

/**
 * Sends responses through gRPC, one at a time, and only while gRPC has room for them:
 * what a slow host has not read yet does not pile up in memory.
 *
 * @param <R> the message of each response
 */
final class HostResponseStream<R> implements ResponseStream<R> {

	private final ServerCallStreamObserver<R> host;

	private Consumer<R> sent = (response) -> {
	};

	private @Nullable Runnable cancelAction;

	private boolean completed;

	/**
	 * Create the stream, before gRPC's handler of the request returns.
	 */
	HostResponseStream(ServerCallStreamObserver<R> host) {
		this.host = host;
		host.setOnReadyHandler(this::wake);
		host.setOnCancelHandler(this::cancel);
	}

	/**
	 * Write the responses on a thread of their own. gRPC tells nothing of a request whose
	 * handler has not returned, neither that there is room nor that the host has gone.
	 * @param writer sends the responses
	 */
	void write(Consumer<HostResponseStream<R>> writer) {
		DaemonThread.start("provider-stream", () -> {
			try {
				writer.accept(this);
			}
			finally {
				complete();
			}
		});
	}

	/**
	 * Tell somebody of each response that is sent.
	 */
	synchronized void onSent(Consumer<R> observer) {
		this.sent = observer;
	}

	@Override
	public synchronized boolean send(R response) {
		try {
			while (!hasEnded() && !this.host.isReady()) {
				wait();
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
		if (hasEnded()) {
			return false;
		}
		this.host.onNext(response);
		this.sent.accept(response);
		return true;
	}

	@Override
	public boolean isCancelled() {
		return this.host.isCancelled();
	}

	@Override
	public void onCancel(Runnable action) {
		synchronized (this) {
			this.cancelAction = action;
		}
		if (isCancelled()) {
			cancel();
		}
	}

	private synchronized boolean hasEnded() {
		return this.completed || isCancelled();
	}

	private synchronized void wake() {
		notifyAll();
	}

	private void cancel() {
		wake();
		Runnable action = takeCancelAction();
		if (action != null) {
			action.run();
		}
	}

	private synchronized @Nullable Runnable takeCancelAction() {
		Runnable action = this.cancelAction;
		this.cancelAction = null;
		return action;
	}

	/**
	 * End the stream. That the host has gone is seen before gRPC tells it.
	 */
	private void complete() {
		synchronized (this) {
			this.completed = true;
			notifyAll();
			if (!isCancelled()) {
				this.cancelAction = null;
				this.host.onCompleted();
			}
		}
		if (isCancelled()) {
			cancel();
		}
	}

}
