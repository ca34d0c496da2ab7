/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.StreamingHttpOutputMessage;
import org.springframework.http.client.AbstractClientHttpRequest;
import org.springframework.http.client.ClientHttpRequest;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Sends a request and follows redirects only within the origin it is sent to: credentials
 * would go along, in headers that only the author can tell from others.
 */
final class SameOriginRequest extends AbstractClientHttpRequest {

	/**
	 * As many as the client of the JDK follows.
	 */
	static final int MOST = 5;

	private static final Set<HttpStatus> REDIRECTS = EnumSet.of(HttpStatus.MOVED_PERMANENTLY, HttpStatus.FOUND,
			HttpStatus.SEE_OTHER, HttpStatus.TEMPORARY_REDIRECT, HttpStatus.PERMANENT_REDIRECT);

	private static final List<String> OF_CONTENT = List.of(HttpHeaders.CONTENT_TYPE, HttpHeaders.CONTENT_LENGTH,
			HttpHeaders.CONTENT_ENCODING, HttpHeaders.CONTENT_LANGUAGE, HttpHeaders.TRANSFER_ENCODING);

	private final ClientHttpRequestFactory factory;

	private final ClientHttpRequest first;

	private final ByteArrayOutputStream body = new ByteArrayOutputStream();

	private SameOriginRequest(ClientHttpRequestFactory factory, ClientHttpRequest first) {
		this.factory = factory;
		this.first = first;
	}

	/**
	 * Return what creates such requests.
	 * @param requests creates requests that follow no redirects
	 */
	static ClientHttpRequestFactory factory(ClientHttpRequestFactory requests) {
		return (uri, method) -> new SameOriginRequest(requests, requests.createRequest(uri, method));
	}

	@Override
	public HttpMethod getMethod() {
		return this.first.getMethod();
	}

	@Override
	public URI getURI() {
		return this.first.getURI();
	}

	@Override
	protected OutputStream getBodyInternal(HttpHeaders headers) {
		return this.body;
	}

	@Override
	protected ClientHttpResponse executeInternal(HttpHeaders headers) throws IOException {
		ClientHttpRequest request = this.first;
		HttpHeaders sent = new HttpHeaders();
		sent.putAll(headers);
		byte[] content = this.body.toByteArray();
		for (int count = 0; count <= MOST; count++) {
			ClientHttpResponse response = send(request, sent, content);
			URI target = target(response, request.getURI());
			if (target == null) {
				return response;
			}
			HttpMethod method = method(HttpStatus.valueOf(response.getStatusCode().value()), request.getMethod());
			response.close();
			if (method != request.getMethod()) {
				OF_CONTENT.forEach(sent::remove);
				content = new byte[0];
			}
			request = this.factory.createRequest(target, method);
		}
		throw RefusedRedirectException.tooMany(MOST, Origin.of(getURI()));
	}

	private ClientHttpResponse send(ClientHttpRequest request, HttpHeaders headers, byte[] content) throws IOException {
		headers.forEach((name, values) -> request.getHeaders().put(name, values));
		getAttributes().forEach((name, value) -> request.getAttributes().put(name, value));
		if (content.length > 0 && request instanceof StreamingHttpOutputMessage streaming) {
			streaming.setBody(content);
		}
		else if (content.length > 0) {
			request.getBody().write(content);
		}
		return request.execute();
	}

	/**
	 * Return the target of a redirect.
	 * @return a URL of the same origin, or {@code null} if it is the final answer
	 */
	private static @Nullable URI target(ClientHttpResponse response, URI uri) throws IOException {
		HttpStatusCode status = response.getStatusCode();
		String location = response.getHeaders().getFirst(HttpHeaders.LOCATION);
		if (REDIRECTS.stream().noneMatch(status::isSameCodeAs) || location == null) {
			return null;
		}
		try {
			URI target = uri.resolve(new URI(location.strip()));
			Origin from = Origin.of(uri);
			Origin to = Origin.of(target);
			if (!from.equals(to)) {
				response.close();
				throw RefusedRedirectException.toOtherOrigin(status.value(), from, to);
			}
			return target;
		}
		catch (URISyntaxException ex) {
			return null;
		}
	}

	private static HttpMethod method(HttpStatus status, HttpMethod method) {
		boolean changes = switch (status) {
			case SEE_OTHER -> method != HttpMethod.HEAD;
			case MOVED_PERMANENTLY, FOUND -> method == HttpMethod.POST;
			default -> false;
		};
		return changes ? HttpMethod.GET : method;
	}

}
