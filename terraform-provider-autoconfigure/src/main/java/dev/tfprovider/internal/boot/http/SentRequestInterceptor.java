/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpRequest;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.client.ClientHttpRequestExecution;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Adds to every response, and to every exception, which request it belongs to: the
 * exceptions of Spring's clients do not tell. On a response this is the header
 * {@value SentRequest#HEADER}, since headers are all that every exception keeps.
 */
public class SentRequestInterceptor implements ClientHttpRequestInterceptor {

	private final EmptyResponses emptyAnswers;

	/**
	 * Create an interceptor.
	 * @param call tells the call of the host that the current thread works for, an object
	 * equal to no other; {@code null} outside of any
	 */
	public SentRequestInterceptor(Supplier<? extends @Nullable Object> call) {
		this.emptyAnswers = new EmptyResponses(call);
	}

	EmptyResponses emptyAnswers() {
		return this.emptyAnswers;
	}

	@Override
	public ClientHttpResponse intercept(HttpRequest request, byte[] body, ClientHttpRequestExecution execution)
			throws IOException {
		SentRequest sent = new SentRequest(request.getMethod(), request.getURI());
		try {
			this.emptyAnswers.remove();
			ClientHttpResponse response = execution.execute(request, body);
			HttpStatusCode status = response.getStatusCode();
			return new RequestTaggedResponse(response, sent, () -> {
				if (status.is2xxSuccessful()) {
					this.emptyAnswers.add(sent + " was answered with status " + status.value());
				}
			});
		}
		catch (IOException | RuntimeException ex) {
			ex.addSuppressed(new SentRequest.Note(sent));
			throw ex;
		}
	}

}
