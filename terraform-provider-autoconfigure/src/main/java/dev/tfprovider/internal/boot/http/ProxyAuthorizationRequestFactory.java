/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.net.URI;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.client.ClientHttpRequest;
import org.springframework.http.client.ClientHttpRequestFactory;

/**
 * Creates requests with the {@code Proxy-Authorization} header for the proxy they go
 * through. The client of the JDK sends it to the proxy only. (An authenticator would have
 * it treat a 401 of the upstream service as a failure of its own.)
 *
 * @param delegate creates the requests
 * @param proxies knows the proxies
 */
record ProxyAuthorizationRequestFactory(ClientHttpRequestFactory delegate,
		ProxyVariables proxies) implements ClientHttpRequestFactory {

	@Override
	public ClientHttpRequest createRequest(URI uri, HttpMethod method) throws IOException {
		ProxyServer proxy = this.proxies.find(uri);
		ClientHttpRequest request = this.delegate.createRequest(uri, method);
		if (proxy != null && proxy.authorization() != null) {
			request.getHeaders().set(HttpHeaders.PROXY_AUTHORIZATION, proxy.authorization());
		}
		return request;
	}

}
