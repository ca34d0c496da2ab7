/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

import org.jspecify.annotations.Nullable;

/**
 * Reads the body of an answer, up to a limit.
 */
final class BoundedBody implements BodySubscriber<byte[]> {

	private final CompletableFuture<byte[]> body = new CompletableFuture<>();

	private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

	private final int limit;

	private @Nullable Subscription subscription;

	BoundedBody(int limit) {
		this.limit = limit;
	}

	@Override
	public CompletionStage<byte[]> getBody() {
		return this.body;
	}

	@Override
	public void onSubscribe(Subscription subscription) {
		this.subscription = subscription;
		subscription.request(Long.MAX_VALUE);
	}

	@Override
	public void onNext(List<ByteBuffer> buffers) {
		for (ByteBuffer buffer : buffers) {
			byte[] part = new byte[buffer.remaining()];
			buffer.get(part);
			this.bytes.writeBytes(part);
		}
		if (this.bytes.size() > this.limit && this.subscription != null) {
			this.subscription.cancel();
			this.body.completeExceptionally(new IOException("the answer goes on after " + this.limit + " bytes"));
		}
	}

	@Override
	public void onError(Throwable throwable) {
		this.body.completeExceptionally(throwable);
	}

	@Override
	public void onComplete() {
		this.body.complete(this.bytes.toByteArray());
	}

}
