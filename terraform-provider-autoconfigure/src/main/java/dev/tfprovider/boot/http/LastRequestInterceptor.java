/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import java.io.IOException;
import java.net.URI;

import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpMethod;
import org.springframework.http.HttpRequest;
import org.springframework.http.client.ClientHttpRequestExecution;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Remembers the request that a thread sent last: the exceptions of a failed call do not
 * tell.
 */
public class LastRequestInterceptor implements ClientHttpRequestInterceptor {

	private final ThreadLocal<@Nullable SentRequest> last = new ThreadLocal<>();

	@Override
	public ClientHttpResponse intercept(HttpRequest request, byte[] body, ClientHttpRequestExecution execution)
			throws IOException {
		this.last.set(new SentRequest(request.getMethod(), request.getURI()));
		return execution.execute(request, body);
	}

	/**
	 * Return the request this thread sent last, and forget it.
	 */
	@Nullable SentRequest takeLast() {
		SentRequest request = this.last.get();
		this.last.remove();
		return request;
	}

	/**
	 * A request as a practitioner may see it.
	 *
	 * @param method its method
	 * @param uri where it went
	 */
	record SentRequest(HttpMethod method, URI uri) {

		/**
		 * Return method and URL without what may be secret: user information, query and
		 * fragment.
		 */
		@Override
		public String toString() {
			StringBuilder url = new StringBuilder();
			url.append(this.uri.getScheme()).append("://").append(this.uri.getHost());
			if (this.uri.getPort() >= 0) {
				url.append(':').append(this.uri.getPort());
			}
			return this.method + " " + url.append(this.uri.getRawPath());
		}

	}

}
