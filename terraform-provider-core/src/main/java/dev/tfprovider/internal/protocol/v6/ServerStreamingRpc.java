/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.internal.runtime.ResponseStream;
import dev.tfprovider.internal.runtime.call.CallScope;

/**
 * Answers a request with any number of responses.
 *
 * @param <Q> the request message
 * @param <R> the message of each response
 */
@FunctionalInterface
non-sealed interface ServerStreamingRpc<Q, R> extends RpcHandler<Q, R> {

	/**
	 * Answer a request on a thread that may wait. The stream ends when this method
	 * returns. Whatever is thrown becomes the last response through {@link Rpc#failed}.
	 */
	void handle(CallScope scope, Q request, ResponseStream<R> responses);

}
