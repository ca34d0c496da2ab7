/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.SocketTimeoutException;
import java.net.http.HttpConnectTimeoutException;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.http.client.HttpClientSettings;

/**
 * The limits of the calls of one HTTP client. No client has none by oversight: a service
 * that never answers would hold a call until the deadline of the operation.
 *
 * @param connect how long it may take to connect, or {@code null} for no limit
 * @param read how long the whole answer may take, or {@code null} for no limit
 */
record RequestTimeLimits(@Nullable RequestTimeLimit connect, @Nullable RequestTimeLimit read) {

	static final Duration DEFAULT_CONNECT = Duration.ofSeconds(10);

	static final Duration DEFAULT_READ = Duration.ofMinutes(2);

	static RequestTimeLimits of(HttpClientSettings given, Duration connect, Duration read) {
		return new RequestTimeLimits(
				RequestTimeLimit.of(RequestTimeLimit.Phase.CONNECT, given.connectTimeout(), connect),
				RequestTimeLimit.of(RequestTimeLimit.Phase.READ, given.readTimeout(), read));
	}

	HttpClientSettings applyTo(HttpClientSettings settings) {
		return settings.withTimeouts(RequestTimeLimit.duration(this.connect), RequestTimeLimit.duration(this.read));
	}

	/**
	 * Note which limit a failure is due to, if it is due to one.
	 * @param failure failure of a call without an answer
	 * @param elapsed how long the call took
	 */
	void explain(Exception failure, Duration elapsed) {
		for (Throwable cause : FailureReason.causes(failure)) {
			if (this.connect != null && isConnectTimeout(cause) && elapsed.compareTo(this.connect.duration()) >= 0) {
				this.connect.note(failure);
				return;
			}
			if (this.read != null && isTimeout(cause) && elapsed.compareTo(this.read.duration()) >= 0) {
				this.read.note(failure);
				return;
			}
		}
	}

	/**
	 * Clients have types of their own, none of which has to be on the class path.
	 */
	private static boolean isConnectTimeout(Throwable cause) {
		return cause instanceof HttpConnectTimeoutException
				|| cause.getClass().getSimpleName().equals("ConnectTimeoutException")
				|| (cause instanceof SocketTimeoutException
						&& String.valueOf(cause.getMessage()).startsWith("Connect"));
	}

	private static boolean isTimeout(Throwable cause) {
		return cause.getClass().getSimpleName().endsWith("TimeoutException");
	}

}
