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
 * Creates requests whose failures tell which time limit they are due to, and whose
 * answers have to be complete in time. Clients that count the time of a read only would
 * otherwise wait for ever for a service that sends a byte now and then.
 */
class TimeLimitedRequestFactory implements ClientHttpRequestFactory {

	private final ClientHttpRequestFactory delegate;

	private final RequestTimeLimits limits;

	TimeLimitedRequestFactory(ClientHttpRequestFactory delegate, RequestTimeLimits limits) {
		this.delegate = delegate;
		this.limits = limits;
	}

	@Override
	public ClientHttpRequest createRequest(URI uri, HttpMethod method) throws IOException {
		return new TimeLimitedRequest(this.delegate.createRequest(uri, method), this.limits);
	}

}
