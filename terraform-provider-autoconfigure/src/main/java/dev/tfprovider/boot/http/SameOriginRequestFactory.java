/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import java.io.IOException;
import java.net.URI;

import org.springframework.http.HttpMethod;
import org.springframework.http.client.ClientHttpRequest;
import org.springframework.http.client.ClientHttpRequestFactory;

/**
 * Creates requests that follow redirects within the origin they are sent to, and to
 * nowhere else: whatever proves who the caller is would go along, in headers that nobody
 * but the author can tell from others.
 */
class SameOriginRequestFactory implements ClientHttpRequestFactory {

	private final ClientHttpRequestFactory delegate;

	/**
	 * Create a factory.
	 * @param delegate creates requests that follow no redirects
	 */
	SameOriginRequestFactory(ClientHttpRequestFactory delegate) {
		this.delegate = delegate;
	}

	@Override
	public ClientHttpRequest createRequest(URI uri, HttpMethod method) throws IOException {
		return new SameOriginRequest(this.delegate, this.delegate.createRequest(uri, method));
	}

}
