/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

import org.springframework.http.client.ClientHttpResponse;

/**
 * Captures the beginning of a response body while it is read, and passes it on when the
 * response is closed. Reads nothing by itself.
 */
final class BodyCapturingResponse extends DelegatingResponse {

	private final Consumer<LoggedBody> listener;

	private final ByteArrayOutputStream start = new ByteArrayOutputStream();

	private long length;

	private boolean closed;

	BodyCapturingResponse(ClientHttpResponse response, Consumer<LoggedBody> listener) {
		super(response);
		this.listener = listener;
	}

	@Override
	int read(InputStream content, byte[] bytes, int offset, int length) throws IOException {
		int read = content.read(bytes, offset, length);
		if (read > 0) {
			this.start.write(bytes, offset, Math.min(read, LoggedBody.NEEDED - this.start.size()));
			this.length += read;
		}
		return read;
	}

	@Override
	public void close() {
		if (!this.closed && this.length > 0) {
			this.listener.accept(LoggedBody.of(getHeaders(), this.start.toByteArray(), this.length));
		}
		this.closed = true;
		super.close();
	}

}
