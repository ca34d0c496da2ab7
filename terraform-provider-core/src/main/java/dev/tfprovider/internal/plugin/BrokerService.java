/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.internal.plugin.proto.GRPCBrokerGrpc;
import dev.tfprovider.internal.plugin.proto.GoPlugin.ConnInfo;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;

/**
 * Keeps the stream open on which a host would negotiate further connections. Providers
 * have none, so nothing is ever said on it.
 */
final class BrokerService extends GRPCBrokerGrpc.GRPCBrokerImplBase implements AutoCloseable {

	private final Set<StreamObserver<ConnInfo>> open = ConcurrentHashMap.newKeySet();

	private volatile boolean closed;

	@Override
	public StreamObserver<ConnInfo> startStream(StreamObserver<ConnInfo> response) {
		((ServerCallStreamObserver<ConnInfo>) response).setOnCancelHandler(() -> this.open.remove(response));
		this.open.add(response);
		if (this.closed) {
			complete(response);
		}
		return new StreamObserver<>() {

			@Override
			public void onNext(ConnInfo offer) {
			}

			@Override
			public void onError(Throwable ex) {
				BrokerService.this.open.remove(response);
			}

			@Override
			public void onCompleted() {
				complete(response);
			}

		};
	}

	private void complete(StreamObserver<ConnInfo> response) {
		if (this.open.remove(response)) {
			response.onCompleted();
		}
	}

	@Override
	public void close() {
		this.closed = true;
		this.open.forEach(this::complete);
	}

}
