/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.rpc;

import java.util.List;
import java.util.Objects;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.MethodDescriptor;

/**
 * Describes one RPC: its method, its subject, and its response if its handler fails. How
 * it is handled depends on its kind.
 *
 * @param <Q> the request message
 * @param <R> the response message
 */
public sealed interface Rpc<Q, R> permits UnaryRpc, ServerStreamingRpc, ClientStreamingRpc {

	/**
	 * Return which RPC this is.
	 */
	MethodDescriptor<Q, R> method();

	/**
	 * Return the name of the RPC, such as {@code ReadResource}.
	 */
	default String name() {
		return Objects.requireNonNull(method().getBareMethodName(), "an RPC has a name");
	}

	/**
	 * Return the answer that consists of diagnostics only and loses no state.
	 */
	R failed(Q request, List<Tfplugin6.Diagnostic> diagnostics);

	/**
	 * Return the type a request is about, for the log; empty if there is none.
	 */
	default String typeName(Q request) {
		return "";
	}

	/**
	 * Return the field of the log that {@link #typeName} belongs in.
	 */
	default RequestField typeField() {
		return RequestField.RESOURCE_TYPE;
	}

	/**
	 * Return the diagnostics of an answer, for the log.
	 */
	default List<Tfplugin6.Diagnostic> diagnostics(R response) {
		return List.of();
	}

}
