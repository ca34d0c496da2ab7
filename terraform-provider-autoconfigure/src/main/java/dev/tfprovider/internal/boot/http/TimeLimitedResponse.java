/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;

import org.springframework.http.HttpStatusCode;
import org.springframework.http.client.ClientHttpResponse;

/**
 * An answer that has to be read before its limit is over.
 */
final class TimeLimitedResponse extends DelegatingResponse {

	private final RequestTimeLimit limit;

	private final long start;

	/**
	 * Create an answer.
	 * @param response the answer
	 * @param limit how long it may take, with its body
	 * @param start when the request was sent, in nanoseconds of the system
	 */
	TimeLimitedResponse(ClientHttpResponse response, RequestTimeLimit limit, long start) {
		super(response);
		this.limit = limit;
		this.start = start;
	}

	/**
	 * Some clients wait for the head of the answer here.
	 */
	@Override
	public HttpStatusCode getStatusCode() throws IOException {
		return timed(super::getStatusCode);
	}

	@Override
	InputStream openBody() throws IOException {
		return timed(super::openBody);
	}

	@Override
	int read(InputStream content, byte[] bytes, int offset, int length) throws IOException {
		return timed(() -> {
			if (isLate()) {
				throw new SocketTimeoutException("Read timed out");
			}
			return content.read(bytes, offset, length);
		});
	}

	/**
	 * Clients read what is left when they close. What comes too late is not waited for.
	 */
	@Override
	public void close() {
		if (!isLate()) {
			super.close();
			return;
		}
		Thread closing = new Thread(super::close, "late-answer");
		closing.setDaemon(true);
		closing.start();
	}

	private boolean isLate() {
		return System.nanoTime() - this.start >= this.limit.duration().toNanos();
	}

	private <T> T timed(Reading<T> reading) throws IOException {
		try {
			return reading.read();
		}
		catch (IOException ex) {
			if (isLate()) {
				this.limit.note(ex);
			}
			throw ex;
		}
	}

	@FunctionalInterface
	private interface Reading<T> {

		T read() throws IOException;

	}

}
