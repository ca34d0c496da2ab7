/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.EOFException;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import dev.tfprovider.internal.plugin.DaemonThread;
import io.grpc.Status;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;
import org.jspecify.annotations.Nullable;

/**
 * Receives requests through gRPC, and asks for the next one only when somebody wants it:
 * what author code has not taken yet does not pile up in memory.
 *
 * @param <Q> the message of each request
 * @param <R> the response message
 */
final class HostRequestStream<Q, R> implements RequestStream<Q>, StreamObserver<Q> {

	private final ServerCallStreamObserver<R> host;

	private volatile Consumer<Q> check = (request) -> {
	};

	private @Nullable Q received;

	private boolean asked;

	private boolean ended;

	private boolean gone;

	/**
	 * Create the stream, before gRPC's handler of the call returns.
	 */
	HostRequestStream(ServerCallStreamObserver<R> host) {
		this.host = host;
		host.disableAutoRequest();
		host.setOnCancelHandler(this::lose);
	}

	/**
	 * Answer on a thread of its own: gRPC hands out no request while a handler of an
	 * earlier one waits.
	 * @param handler makes the response, gets the first request, {@code null} if there is
	 * none; not called if the host goes before
	 */
	void answer(Function<@Nullable Q, R> handler) {
		DaemonThread.start("provider-requests", () -> {
			try {
				R response = handler.apply(await(false));
				discard();
				this.host.onNext(response);
				this.host.onCompleted();
			}
			catch (IOException | InterruptedException ex) {
				// nobody waits for an answer
			}
			catch (Throwable ex) {
				this.host.onError(Status.INTERNAL.withCause(ex).asRuntimeException());
				throw ex;
			}
		});
	}

	/**
	 * Check each request when it is taken.
	 * @param check throws an exception instead of the request
	 */
	void onTaken(Consumer<Q> check) {
		this.check = check;
	}

	@Override
	public Optional<Q> next() throws IOException, InterruptedException {
		Q request = await(true);
		if (request != null) {
			this.check.accept(request);
		}
		return Optional.ofNullable(request);
	}

	/**
	 * Waits until there is a request, or there will be none.
	 */
	private @Nullable Q await(boolean take) throws IOException, InterruptedException {
		while (true) {
			if (isToAsk()) {
				this.host.request(1);
			}
			synchronized (this) {
				if (this.gone) {
					throw new EOFException("Terraform has stopped in the middle, or its connection is gone");
				}
				Q request = this.received;
				if (request != null && take) {
					this.received = null;
					this.asked = false;
				}
				if (request != null || this.ended) {
					return request;
				}
				if (this.asked) {
					wait();
				}
			}
		}
	}

	private synchronized boolean isToAsk() {
		boolean first = !this.asked;
		this.asked = true;
		return first;
	}

	/**
	 * Throws away what the host still sends, unless the handler was interrupted.
	 */
	private void discard() throws IOException {
		try {
			while (await(true) != null) {
				// not wanted
			}
		}
		catch (InterruptedException ex) {
			// the answer does not wait for the host either
		}
	}

	@Override
	public synchronized void onNext(Q request) {
		this.received = request;
		notifyAll();
	}

	@Override
	public void onError(Throwable failure) {
		lose();
	}

	@Override
	public synchronized void onCompleted() {
		this.ended = true;
		notifyAll();
	}

	private synchronized void lose() {
		this.gone = true;
		this.received = null;
		notifyAll();
	}

}
