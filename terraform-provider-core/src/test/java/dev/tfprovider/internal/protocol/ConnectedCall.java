/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol;

import io.grpc.Attributes;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.Status;

/**
 * A call that knows nothing but its connection.
 */
final class ConnectedCall extends ServerCall<String, String> {

	private final Attributes connection;

	ConnectedCall(Attributes connection) {
		this.connection = connection;
	}

	@Override
	public Attributes getAttributes() {
		return this.connection;
	}

	@Override
	public void request(int messages) {
	}

	@Override
	public void sendHeaders(Metadata headers) {
	}

	@Override
	public void sendMessage(String message) {
	}

	@Override
	public void close(Status status, Metadata trailers) {
	}

	@Override
	public boolean isCancelled() {
		return false;
	}

	@Override
	public MethodDescriptor<String, String> getMethodDescriptor() {
		throw new UnsupportedOperationException();
	}

}
