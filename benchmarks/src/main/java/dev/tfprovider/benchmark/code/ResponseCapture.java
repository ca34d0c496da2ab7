/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.code;

import java.util.Objects;

import io.grpc.stub.StreamObserver;
import org.jspecify.annotations.Nullable;

/**
 * Captures the response of an in-process gRPC call.
 *
 * @param <R> type of the answer
 */
final class ResponseCapture<R> implements StreamObserver<R> {

	private @Nullable R response;

	R get() {
		return Objects.requireNonNull(this.response, "no answer");
	}

	@Override
	public void onNext(R response) {
		this.response = response;
	}

	@Override
	public void onError(Throwable ex) {
		throw new IllegalStateException(ex);
	}

	@Override
	public void onCompleted() {
	}

}
