/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.function.BiConsumer;

import io.grpc.stub.StreamObserver;
import org.jspecify.annotations.Nullable;

/**
 * Receives the single response of a gRPC call that completes on the same thread.
 *
 * @param <R> the answer
 */
final class SingleResponseObserver<R> implements StreamObserver<R> {

	private @Nullable R answer;

	private @Nullable Throwable failure;

	static <Q, R> R of(BiConsumer<Q, StreamObserver<R>> method, Q request) {
		SingleResponseObserver<R> answer = new SingleResponseObserver<>();
		method.accept(request, answer);
		return answer.get();
	}

	@Override
	public void onNext(R value) {
		this.answer = value;
	}

	@Override
	public void onError(Throwable failure) {
		this.failure = failure;
	}

	@Override
	public void onCompleted() {
		// the answer has come
	}

	private R get() {
		if (this.answer == null) {
			throw new AssertionError("The provider did not answer", this.failure);
		}
		return this.answer;
	}

}
