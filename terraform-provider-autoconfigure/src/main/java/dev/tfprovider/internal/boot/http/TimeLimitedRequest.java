/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.StreamingHttpOutputMessage;
import org.springframework.http.client.ClientHttpRequest;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.client.ClientHttpResponse;

/**
 * A request whose failure tells which time limit it is due to, and whose answer has to be
 * complete in time. Clients that count the time of a read only would otherwise wait for
 * ever for a service that sends a byte now and then.
 *
 * @param request the request
 * @param limits its limits
 */
record TimeLimitedRequest(ClientHttpRequest request,
		RequestTimeLimits limits) implements ClientHttpRequest, StreamingHttpOutputMessage {

	/**
	 * Return what gives the requests of another factory time limits.
	 */
	static ClientHttpRequestFactory factory(ClientHttpRequestFactory requests, RequestTimeLimits limits) {
		return (uri, method) -> new TimeLimitedRequest(requests.createRequest(uri, method), limits);
	}

	@Override
	public HttpMethod getMethod() {
		return this.request.getMethod();
	}

	@Override
	public URI getURI() {
		return this.request.getURI();
	}

	@Override
	public Map<String, Object> getAttributes() {
		return this.request.getAttributes();
	}

	@Override
	public HttpHeaders getHeaders() {
		return this.request.getHeaders();
	}

	@Override
	public OutputStream getBody() throws IOException {
		return this.request.getBody();
	}

	@Override
	public void setBody(Body body) {
		if (this.request instanceof StreamingHttpOutputMessage streaming) {
			streaming.setBody(body);
			return;
		}
		try {
			body.writeTo(this.request.getBody());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public ClientHttpResponse execute() throws IOException {
		long start = System.nanoTime();
		try {
			ClientHttpResponse response = this.request.execute();
			RequestTimeLimit read = this.limits.read();
			return (read != null) ? new TimeLimitedResponse(response, read, start) : response;
		}
		catch (IOException | RuntimeException ex) {
			this.limits.explain(ex, Duration.ofNanos(System.nanoTime() - start));
			throw ex;
		}
	}

}
