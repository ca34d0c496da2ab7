/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.internal.runtime.call.CallScope;

/**
 * Answers a request with one response.
 *
 * @param <Q> the request message
 * @param <R> the response message
 */
@FunctionalInterface
non-sealed interface UnaryRpc<Q, R> extends RpcHandler<Q, R> {

	/**
	 * Answer a request. Whatever is thrown becomes an answer through {@link Rpc#failed}.
	 */
	R handle(CallScope scope, Q request);

}
