/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.function.Function;

/**
 * Sends responses to the host, as fast as the host takes them. Safe for use by several
 * threads.
 *
 * @param <R> what is sent
 */
public interface ResponseStream<R> {

	/**
	 * Send a response. Waits while the host is behind with reading.
	 * @return {@code false} if the response was not sent, because the host takes no more
	 * or this thread was interrupted while it waited; it stays interrupted
	 */
	boolean send(R response);

	/**
	 * Return whether the host takes no more responses: it has read enough, was
	 * interrupted, or is gone.
	 */
	boolean isCancelled();

	/**
	 * Do something once the host takes no more responses, on another thread; at once if
	 * that is so already. Nothing happens if the stream ends before.
	 * @param action what to do, replaces what was given before; must not wait
	 */
	void onCancel(Runnable action);

	/**
	 * Return a stream of what becomes a response of this one.
	 * @param conversion makes the response
	 * @param <S> what is sent
	 */
	default <S> ResponseStream<S> accepting(Function<S, R> conversion) {
		ResponseStream<R> responses = this;
		return new ResponseStream<>() {

			@Override
			public boolean send(S response) {
				return responses.send(conversion.apply(response));
			}

			@Override
			public boolean isCancelled() {
				return responses.isCancelled();
			}

			@Override
			public void onCancel(Runnable action) {
				responses.onCancel(action);
			}

		};
	}

}
