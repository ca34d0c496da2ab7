/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.util.function.UnaryOperator;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.http.HttpRequest;
import org.springframework.http.client.ClientHttpRequestExecution;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Logs HTTP requests and responses: method, URL, status and duration at DEBUG, headers
 * and bodies too where the logger is at TRACE. Headers and query parameters with secret
 * names are never logged, and secrets known to the log mask are hidden.
 *
 * @param mask hides secrets in a text; applied before anything is cut
 */
public record HttpLogInterceptor(UnaryOperator<String> mask) implements ClientHttpRequestInterceptor {

	/**
	 * Name of the logger.
	 */
	public static final String LOGGER = "provider.http";

	static final Logger logger = LoggerFactory.getLogger(LOGGER);

	/**
	 * Return whether anything would be logged.
	 * @return {@code false} if the logger is above DEBUG
	 */
	public static boolean isEnabled() {
		return logger.isDebugEnabled();
	}

	@Override
	public ClientHttpResponse intercept(HttpRequest request, byte[] body, ClientHttpRequestExecution execution)
			throws IOException {
		if (!isEnabled()) {
			return execution.execute(request, body);
		}
		ExchangeLog log = new ExchangeLog(request, this.mask);
		log.sending(request, body);
		try {
			return log.received(execution.execute(request, body));
		}
		catch (IOException | RuntimeException ex) {
			log.failed(ex);
			throw ex;
		}
	}

}
