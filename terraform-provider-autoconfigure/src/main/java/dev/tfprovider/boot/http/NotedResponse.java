/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import java.io.IOException;
import java.io.InputStream;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.client.ClientHttpResponse;

/**
 * An answer whose headers tell the request it belongs to.
 */
final class NotedResponse implements ClientHttpResponse {

	private final ClientHttpResponse response;

	private final HttpHeaders headers = new HttpHeaders();

	NotedResponse(ClientHttpResponse response, SentRequest request) {
		this.response = response;
		this.headers.putAll(response.getHeaders());
		this.headers.set(SentRequest.HEADER, request.toString());
	}

	@Override
	public HttpHeaders getHeaders() {
		return this.headers;
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

}
