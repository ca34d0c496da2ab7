/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.time.Duration;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.stub.ClientCalls;
import org.jspecify.annotations.Nullable;

/**
 * Connects to a provider as a host does. Each call may take 20 seconds, then it counts as
 * hanging.
 *
 * @param connection the connection
 */
record ProviderConnection(HostConnection connection) implements AutoCloseable {

	private static final Duration LONGEST_CALL = Duration.ofSeconds(20);

	static ProviderConnection plainText(Handshake handshake) {
		return new ProviderConnection(HostConnection.plainText(handshake));
	}

	/**
	 * Connect as Terraform does.
	 * @param own certificate to show, {@code null} for none
	 */
	static ProviderConnection open(Handshake handshake, @Nullable HostIdentity own) {
		try {
			return new ProviderConnection(HostConnection.open(handshake, own));
		}
		catch (IllegalArgumentException ex) {
			throw new AssertionError(ex.getMessage(), ex);
		}
	}

	ManagedChannel channel() {
		return this.connection.channel();
	}

	ProviderGrpc.ProviderBlockingStub provider() {
		return ProviderGrpc.newBlockingStub(channel()).withDeadlineAfter(LONGEST_CALL.toSeconds(), TimeUnit.SECONDS);
	}

	Tfplugin6.GetProviderSchema.Response schema() {
		return provider().getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
	}

	void shutDown() {
		this.connection.shutDown(LONGEST_CALL);
	}

	/**
	 * Make any call that sends one message.
	 * @return the first answer, {@code null} if a stream has none
	 */
	<Q, R> @Nullable R call(MethodDescriptor<Q, R> method, Q request) {
		CallOptions options = CallOptions.DEFAULT.withDeadlineAfter(LONGEST_CALL.toSeconds(), TimeUnit.SECONDS);
		if (method.getType() == MethodDescriptor.MethodType.UNARY) {
			return ClientCalls.blockingUnaryCall(channel(), method, options, request);
		}
		Iterator<R> answers = ClientCalls.blockingServerStreamingCall(channel(), method, options, request);
		return answers.hasNext() ? answers.next() : null;
	}

	@Override
	public void close() {
		this.connection.close();
	}

}
