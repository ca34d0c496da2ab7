/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.time.Duration;

import dev.tfprovider.internal.plugin.ReplaceableServices;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCall.Listener;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerMethodDefinition;

/**
 * Lets a command that begins after classes have changed wait for the restart that is
 * about to come, so that it sees the changes.
 *
 * @param services the services
 * @param version the version of them that this is for
 * @param changes tells whether a restart is about to come
 */
record FreshnessInterceptor(ReplaceableServices services, int version,
		ClassChanges changes) implements ServerInterceptor {

	/**
	 * How long to wait for a restart: whoever watches the classes may have reasons not to
	 * restart.
	 */
	private static final Duration PATIENCE = Duration.ofSeconds(3);

	@Override
	@SuppressWarnings("unchecked")
	public <Q, R> Listener<Q> interceptCall(ServerCall<Q, R> call, Metadata headers, ServerCallHandler<Q, R> next) {
		if (!HostConnections.isNew(call.getAttributes()) || !this.changes.arePending()) {
			return next.startCall(call, headers);
		}
		if (!this.services.awaitOther(this.version, PATIENCE)) {
			this.changes.accept();
			return next.startCall(call, headers);
		}
		ServerMethodDefinition<Q, R> method = (ServerMethodDefinition<Q, R>) this.services
			.lookupMethod(call.getMethodDescriptor().getFullMethodName(), call.getAuthority());
		return ((method != null) ? method.getServerCallHandler() : next).startCall(call, headers);
	}

}
