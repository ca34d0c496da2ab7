/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.InputStream;

import org.springframework.http.HttpHeaders;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Adds a header with the request to a response, and reports when its body turns out to be
 * empty.
 */
final class RequestTaggedResponse extends DelegatingResponse {

	private final HttpHeaders headers = new HttpHeaders();

	private final SentRequest request;

	private final Runnable empty;

	private boolean read;

	/**
	 * Create an answer.
	 * @param response the actual answer
	 * @param request the request it belongs to
	 * @param empty run when the body is read and turns out to be empty
	 */
	RequestTaggedResponse(ClientHttpResponse response, SentRequest request, Runnable empty) {
		super(response);
		this.request = request;
		this.empty = empty;
		this.headers.putAll(response.getHeaders());
		this.headers.set(SentRequest.HEADER, request.toString());
	}

	@Override
	public HttpHeaders getHeaders() {
		if ("0".equals(this.headers.getFirst(HttpHeaders.CONTENT_LENGTH))) {
			this.empty.run();
		}
		return this.headers;
	}

	@Override
	int read(InputStream content, byte[] bytes, int offset, int length) throws IOException {
		try {
			int result = content.read(bytes, offset, length);
			if (result < 0 && !this.read) {
				this.empty.run();
			}
			this.read = true;
			return result;
		}
		catch (IOException ex) {
			ex.addSuppressed(new SentRequest.Note(this.request));
			throw ex;
		}
	}

}
