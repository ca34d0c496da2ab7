/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

/**
 * Answers the requests of one RPC, in the way of its kind.
 *
 * @param <Q> the request message
 * @param <R> the response message
 */
sealed interface RpcHandler<Q, R> permits UnaryRpc, ServerStreamingRpc, ClientStreamingRpc {

}
