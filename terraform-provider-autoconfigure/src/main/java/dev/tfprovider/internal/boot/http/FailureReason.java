/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Describes why an HTTP call failed, from the exception and its causes. The exceptions of
 * HTTP clients often have no message.
 */
final class FailureReason {

	private static final int DEEPEST_CAUSE = 20;

	/**
	 * The message of the JDK's client when Spring closes a response that takes too long.
	 */
	private static final String CLOSED = "closed";

	private FailureReason() {
	}

	/**
	 * Return whether an answer began, but did not end.
	 */
	static boolean isBrokenOff(Throwable failure) {
		List<Throwable> causes = causes(failure);
		Throwable root = causes.get(causes.size() - 1);
		return root instanceof IOException && !isAboutContent(root);
	}

	/**
	 * Readers of JSON throw exceptions of input and output for mistakes in the text.
	 */
	private static boolean isAboutContent(Throwable cause) {
		return cause.getClass().getName().contains(".jackson.");
	}

	/**
	 * Return the limit of an answer that did not come, or did not end, in time.
	 */
	static Optional<RequestTimeLimit> limit(Throwable failure) {
		return limit(causes(failure)).filter((limit) -> limit.phase() == RequestTimeLimit.Phase.READ);
	}

	private static Optional<RequestTimeLimit> limit(List<Throwable> causes) {
		return causes.stream().flatMap((cause) -> RequestTimeLimit.of(cause).stream()).findFirst();
	}

	/**
	 * Return a failure and what has caused it.
	 */
	static List<Throwable> causes(Throwable failure) {
		return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).limit(DEEPEST_CAUSE).toList();
	}

	static String of(Throwable failure) {
		List<Throwable> causes = causes(failure);
		Throwable root = causes.get(causes.size() - 1);
		Optional<RequestTimeLimit> limit = limit(causes);
		if (limit.isPresent()) {
			return limit.get().toString();
		}
		if (any(causes, HttpTimeoutException.class) || any(causes, SocketTimeoutException.class)) {
			return "timed out";
		}
		if (any(causes, UnknownHostException.class) || any(causes, UnresolvedAddressException.class)) {
			return "unknown host";
		}
		if (any(causes, ConnectException.class) && root.getMessage() == null) {
			return "connection refused";
		}
		if (root instanceof IOException && CLOSED.equals(root.getMessage())) {
			return "the connection was closed, or the rest did not come in time";
		}
		return (root.getMessage() != null && root != failure) ? root.getMessage() : root.getClass().getSimpleName();
	}

	private static boolean any(List<Throwable> causes, Class<? extends Throwable> type) {
		return causes.stream().anyMatch(type::isInstance);
	}

}
