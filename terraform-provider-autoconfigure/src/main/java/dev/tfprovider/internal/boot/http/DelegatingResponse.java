/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Delegates to another response, as base class of responses that override some methods.
 */
abstract class DelegatingResponse implements ClientHttpResponse {

	private final ClientHttpResponse response;

	private @Nullable InputStream body;

	DelegatingResponse(ClientHttpResponse response) {
		this.response = response;
	}

	@Override
	public HttpHeaders getHeaders() {
		return this.response.getHeaders();
	}

	@Override
	public HttpStatusCode getStatusCode() throws IOException {
		return this.response.getStatusCode();
	}

	@Override
	public String getStatusText() throws IOException {
		return this.response.getStatusText();
	}

	@Override
	public final InputStream getBody() throws IOException {
		if (this.body == null) {
			this.body = new Body(openBody());
		}
		return this.body;
	}

	/**
	 * Return the body of the other response.
	 */
	InputStream openBody() throws IOException {
		return this.response.getBody();
	}

	/**
	 * Read from the body of the other response. All that is read of the body is read
	 * here.
	 */
	abstract int read(InputStream content, byte[] bytes, int offset, int length) throws IOException;

	@Override
	public void close() {
		this.response.close();
	}

	private final class Body extends FilterInputStream {

		Body(InputStream content) {
			super(content);
		}

		@Override
		public int read() throws IOException {
			byte[] one = new byte[1];
			return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xff;
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			return DelegatingResponse.this.read(this.in, bytes, offset, length);
		}

		@Override
		public boolean markSupported() {
			return false;
		}

	}

}
