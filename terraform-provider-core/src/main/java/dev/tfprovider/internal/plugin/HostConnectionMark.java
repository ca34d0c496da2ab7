/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import io.grpc.Attributes;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCall.Listener;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerTransportFilter;
import io.grpc.Status;

/**
 * Marks the connections of a {@link ProviderTransport}, and refuses calls that came on
 * any other: whoever adds the services of a plugin to a server of their own serves
 * nothing with them.
 */
public final class HostConnectionMark extends ServerTransportFilter implements ServerInterceptor {

	/**
	 * The only one.
	 */
	public static final HostConnectionMark INSTANCE = new HostConnectionMark();

	private static final Attributes.Key<Boolean> MARK = Attributes.Key.create("host-connection-mark");

	private HostConnectionMark() {
	}

	@Override
	public Attributes transportReady(Attributes attributes) {
		return attributes.toBuilder().set(MARK, true).build();
	}

	@Override
	public <Q, R> Listener<Q> interceptCall(ServerCall<Q, R> call, Metadata headers, ServerCallHandler<Q, R> next) {
		return (call.getAttributes().get(MARK) != null) ? next.startCall(call, headers) : refuse(call);
	}

	/**
	 * Refuse a call of somebody who is not the host.
	 * @param call the call
	 * @param <Q> the request message
	 * @return ignores what else the client sends
	 */
	public static <Q> Listener<Q> refuse(ServerCall<Q, ?> call) {
		call.close(
				Status.UNAUTHENTICATED.withDescription("The services of a Terraform provider are for the host that "
						+ "has launched it, on the address it was told. No other server answers for them."),
				new Metadata());
		return new Listener<>() {
		};
	}

}
