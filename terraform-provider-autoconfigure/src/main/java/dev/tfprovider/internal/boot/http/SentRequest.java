/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.URI;
import java.util.Optional;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.client.RestClientResponseException;
import org.springframework.web.client.UnknownContentTypeException;

/**
 * The method and URL of a request, in a form that may be shown to practitioners.
 *
 * @param method its method
 * @param uri where it went
 */
record SentRequest(HttpMethod method, URI uri) {

	static final String HEADER = "X-Terraform-Provider-Request";

	/**
	 * Return the text of the request that failed, wherever a
	 * {@link SentRequestInterceptor} noted it.
	 */
	static Optional<String> of(Throwable failure) {
		for (Throwable cause : FailureReason.causes(failure)) {
			HttpHeaders headers = headers(cause);
			String noted = (headers != null) ? headers.getFirst(HEADER) : null;
			if (noted != null) {
				return Optional.of(noted);
			}
			Optional<String> note = Stream.of(cause.getSuppressed())
				.filter(Note.class::isInstance)
				.map(Throwable::getMessage)
				.findFirst();
			if (note.isPresent()) {
				return note;
			}
		}
		return Optional.empty();
	}

	private static @Nullable HttpHeaders headers(Throwable failure) {
		if (failure instanceof RestClientResponseException answered) {
			return answered.getResponseHeaders();
		}
		if (failure instanceof UnknownContentTypeException unreadable) {
			return unreadable.getResponseHeaders();
		}
		if (failure instanceof HttpMessageNotReadableException unreadable) {
			return unreadable.getHttpInputMessage().getHeaders();
		}
		return null;
	}

	/**
	 * Return method and URL without what may be secret: user information, query and
	 * fragment.
	 */
	@Override
	public String toString() {
		return this.method + " " + LoggedUri.address(this.uri);
	}

	/**
	 * Identifies the request of a failure, as a suppressed exception.
	 */
	static final class Note extends Exception {

		Note(SentRequest request) {
			super(request.toString(), null, false, false);
		}

	}

}
