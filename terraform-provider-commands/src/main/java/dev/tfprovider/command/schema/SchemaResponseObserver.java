/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.schema;

import java.util.concurrent.CompletableFuture;

import io.grpc.stub.StreamObserver;

/**
 * Receives the response of an in-process gRPC call.
 *
 * @param <T> type of the answer
 */
final class SchemaResponseObserver<T> implements StreamObserver<T> {

	private final CompletableFuture<T> answer = new CompletableFuture<>();

	@Override
	public void onNext(T value) {
		this.answer.complete(value);
	}

	@Override
	public void onError(Throwable failure) {
		this.answer.completeExceptionally(failure);
	}

	@Override
	public void onCompleted() {
		this.answer.completeExceptionally(new IllegalStateException("The provider answered nothing"));
	}

	T get() {
		return this.answer.join();
	}

}
