/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Delegates to another response, as base class of responses that override some methods.
 */
abstract class DelegatingResponse implements ClientHttpResponse {

	private final ClientHttpResponse response;

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
	public InputStream getBody() throws IOException {
		return this.response.getBody();
	}

	@Override
	public void close() {
		this.response.close();
	}

	/**
	 * A body that is read through one method alone, which subclasses override.
	 */
	abstract static class Body extends FilterInputStream {

		Body(InputStream body) {
			super(body);
		}

		@Override
		public final int read() throws IOException {
			byte[] one = new byte[1];
			return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xff;
		}

		@Override
		public final boolean markSupported() {
			return false;
		}

	}

}
