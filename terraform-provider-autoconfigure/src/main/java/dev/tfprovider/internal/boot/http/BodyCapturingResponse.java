/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

import org.springframework.http.client.ClientHttpResponse;

/**
 * Captures the beginning of a response body while it is read, and passes it on when the
 * response is closed. Reads nothing by itself.
 */
final class BodyCapturingResponse extends DelegatingResponse {

	private final Consumer<LoggedBody> listener;

	private @Nullable Overheard body;

	private boolean closed;

	BodyCapturingResponse(ClientHttpResponse response, Consumer<LoggedBody> listener) {
		super(response);
		this.listener = listener;
	}

	@Override
	public InputStream getBody() throws IOException {
		InputStream actual = super.getBody();
		if (this.body == null) {
			this.body = new Overheard(actual);
		}
		return this.body;
	}

	@Override
	public void close() {
		if (!this.closed && this.body != null && this.body.length > 0) {
			this.listener.accept(LoggedBody.of(getHeaders(), this.body.start.toByteArray(), this.body.length));
		}
		this.closed = true;
		super.close();
	}

	private static final class Overheard extends Body {

		private final ByteArrayOutputStream start = new ByteArrayOutputStream();

		private long length;

		Overheard(InputStream body) {
			super(body);
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			int read = super.read(bytes, offset, length);
			if (read > 0) {
				this.start.write(bytes, offset, Math.min(read, LoggedBody.NEEDED - this.start.size()));
				this.length += read;
			}
			return read;
		}

	}

}
