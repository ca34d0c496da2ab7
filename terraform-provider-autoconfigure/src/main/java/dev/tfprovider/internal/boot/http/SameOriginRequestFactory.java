/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.net.URI;

import org.springframework.http.HttpMethod;
import org.springframework.http.client.ClientHttpRequest;
import org.springframework.http.client.ClientHttpRequestFactory;

/**
 * Creates requests that follow redirects only within the origin they are sent to:
 * credentials would go along, in headers that only the author can tell from others.
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
