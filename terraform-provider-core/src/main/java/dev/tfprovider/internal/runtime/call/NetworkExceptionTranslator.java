/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.diagnostic.FailedCall;

/**
 * Translates network exceptions of any client to diagnostics.
 */
final class NetworkExceptionTranslator implements ExceptionTranslator {

	private static final int LONGEST_MESSAGE = 500;

	private static final Map<Class<? extends Throwable>, String> REASONS = new LinkedHashMap<>();

	static {
		REASONS.put(SocketTimeoutException.class, "timed out");
		REASONS.put(HttpTimeoutException.class, "timed out");
		REASONS.put(TimeoutException.class, "timed out");
		REASONS.put(UnknownHostException.class, "was about a host that nobody knows");
		REASONS.put(UnresolvedAddressException.class, "was about a host that nobody knows");
		REASONS.put(NoRouteToHostException.class, "found no way to the host");
		REASONS.put(ConnectException.class, "was refused a connection");
	}

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		List<Throwable> causes = FailureDiagnostics.causes(exception).toList();
		REASONS.entrySet()
			.stream()
			.filter((reason) -> causes.stream().anyMatch(reason.getKey()::isInstance))
			.findFirst()
			.ifPresent((reason) -> diagnostics.error("Could not " + call.operation() + " " + call.typeName(),
					"A request of the provider " + reason.getValue() + message(causes, call)
							+ ". Check that the service is up and reachable from here."));
	}

	private static String message(List<Throwable> causes, FailedCall call) {
		String message = causes.get(causes.size() - 1).getMessage();
		return (message != null && !message.isBlank()) ? " (" + call.excerpt(message, LONGEST_MESSAGE) + ")" : "";
	}

}
