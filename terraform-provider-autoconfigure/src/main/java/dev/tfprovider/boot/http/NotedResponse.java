/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import org.springframework.http.HttpHeaders;
import org.springframework.http.client.ClientHttpResponse;

/**
 * An answer whose headers tell the request it belongs to.
 */
final class NotedResponse extends WrappedResponse {

	private final HttpHeaders headers = new HttpHeaders();

	NotedResponse(ClientHttpResponse response, SentRequest request) {
		super(response);
		this.headers.putAll(response.getHeaders());
		this.headers.set(SentRequest.HEADER, request.toString());
	}

	@Override
	public HttpHeaders getHeaders() {
		return this.headers;
	}

}
