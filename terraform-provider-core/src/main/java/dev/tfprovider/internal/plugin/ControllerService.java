/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.concurrent.atomic.AtomicBoolean;

import dev.tfprovider.internal.plugin.proto.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.proto.GoPlugin.Empty;
import io.grpc.stub.StreamObserver;

/**
 * Lets the host end the process. The answer goes out first: a host waits for it without
 * limit, and only then counts the seconds until it kills.
 */
final class ControllerService extends GRPCControllerGrpc.GRPCControllerImplBase {

	private final Runnable onShutdown;

	private final AtomicBoolean ending = new AtomicBoolean();

	ControllerService(Runnable onShutdown) {
		this.onShutdown = onShutdown;
	}

	@Override
	public void shutdown(Empty request, StreamObserver<Empty> response) {
		response.onNext(Empty.getDefaultInstance());
		response.onCompleted();
		if (this.ending.compareAndSet(false, true)) {
			this.onShutdown.run();
		}
	}

}
