/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.util.List;

import dev.tfprovider.internal.boot.restart.HostConnections.HostConnection;
import io.grpc.Attributes;
import io.grpc.ForwardingServerCall.SimpleForwardingServerCall;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCall.Listener;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServerTransportFilter;
import io.grpc.Status;

/**
 * Gives calls the session that their connection has in one run of the application.
 * Refuses those of connections that an earlier run has answered: what they have
 * configured is gone.
 *
 * @param sessions gives connections their sessions
 * @param refusal answers calls of commands that began before the run did
 */
record RunInterceptor(ServerTransportFilter sessions,
		List<ServerServiceDefinition> refusal) implements ServerInterceptor {

	@Override
	public <Q, R> Listener<Q> interceptCall(ServerCall<Q, R> call, Metadata headers, ServerCallHandler<Q, R> next) {
		HostConnection connection = HostConnections.of(call.getAttributes());
		if (connection == null) {
			return next.startCall(call, headers);
		}
		Attributes attributes = connection.attributes(this.sessions, call.getAttributes());
		if (attributes == null) {
			return refuse(call, headers);
		}
		return next.startCall(new SimpleForwardingServerCall<>(call) {

			@Override
			public Attributes getAttributes() {
				return attributes;
			}

		}, headers);
	}

	@SuppressWarnings("unchecked")
	private <Q, R> Listener<Q> refuse(ServerCall<Q, R> call, Metadata headers) {
		String name = call.getMethodDescriptor().getFullMethodName();
		for (ServerServiceDefinition service : this.refusal) {
			ServerMethodDefinition<Q, R> method = (ServerMethodDefinition<Q, R>) service.getMethod(name);
			if (method != null) {
				return method.getServerCallHandler().startCall(call, headers);
			}
		}
		call.close(Status.ABORTED.withDescription(DevelopmentServer.RESTARTED), new Metadata());
		return new Listener<>() {
		};
	}

}
