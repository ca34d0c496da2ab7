/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

/**
 * Sends responses to the host, as fast as the host takes them. Safe for use by several
 * threads.
 *
 * @param <R> the message of each response
 */
interface ResponseStream<R> {

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

}
