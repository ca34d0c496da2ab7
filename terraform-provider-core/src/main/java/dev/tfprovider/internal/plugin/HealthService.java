/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.HashSet;
import java.util.Set;

import dev.tfprovider.internal.plugin.proto.GrpcHealth.HealthCheckRequest;
import dev.tfprovider.internal.plugin.proto.GrpcHealth.HealthCheckResponse;
import dev.tfprovider.internal.plugin.proto.GrpcHealth.HealthCheckResponse.ServingStatus;
import dev.tfprovider.internal.plugin.proto.HealthGrpc;
import io.grpc.Status;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;

/**
 * Answers whether the plugin serves, which it does until it is closed.
 */
final class HealthService extends HealthGrpc.HealthImplBase implements AutoCloseable {

	/**
	 * Names of what can be asked for: the server, as in each gRPC server, and the plugin
	 * as go-plugin names it.
	 */
	private static final Set<String> NAMES = Set.of("", "plugin");

	private final Set<StreamObserver<HealthCheckResponse>> watchers = new HashSet<>();

	private ServingStatus status = ServingStatus.SERVING;

	@Override
	public synchronized void check(HealthCheckRequest request, StreamObserver<HealthCheckResponse> response) {
		if (NAMES.contains(request.getService())) {
			response.onNext(response(this.status));
			response.onCompleted();
		}
		else {
			response.onError(Status.NOT_FOUND.withDescription("unknown service " + request.getService()).asException());
		}
	}

	@Override
	public synchronized void watch(HealthCheckRequest request, StreamObserver<HealthCheckResponse> response) {
		((ServerCallStreamObserver<HealthCheckResponse>) response).setOnCancelHandler(() -> forget(response));
		ServingStatus answer = NAMES.contains(request.getService()) ? this.status : ServingStatus.SERVICE_UNKNOWN;
		response.onNext(response(answer));
		if (answer == ServingStatus.SERVING) {
			this.watchers.add(response);
		}
		else {
			response.onCompleted();
		}
	}

	private synchronized void forget(StreamObserver<HealthCheckResponse> watcher) {
		this.watchers.remove(watcher);
	}

	private static HealthCheckResponse response(ServingStatus status) {
		return HealthCheckResponse.newBuilder().setStatus(status).build();
	}

	/**
	 * Tell those that watch that nothing is served any more, and end their streams.
	 */
	@Override
	public synchronized void close() {
		this.status = ServingStatus.NOT_SERVING;
		for (StreamObserver<HealthCheckResponse> watcher : this.watchers) {
			watcher.onNext(response(this.status));
			watcher.onCompleted();
		}
		this.watchers.clear();
	}

}
