/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.internal.runtime.call.CallScope;

/**
 * Answers any number of requests with one response.
 *
 * @param <Q> the message of each request
 * @param <R> the response message
 */
@FunctionalInterface
non-sealed interface ClientStreamingRpc<Q, R> extends RpcHandler<Q, R> {

	/**
	 * Answer requests on a thread that may wait. Those that are not read are thrown away
	 * before the host gets the answer: hosts do not look for one while they send.
	 * Whatever is thrown becomes an answer through {@link Rpc#failed}, which gets the
	 * first request, an empty one if there is none.
	 */
	R handle(CallScope scope, RequestStream<Q> requests);

}
