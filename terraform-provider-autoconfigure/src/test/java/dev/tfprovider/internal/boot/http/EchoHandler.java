/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;

/**
 * Answers with the path of the request, the proxy it came by, and the credentials that it
 * must never get to see. {@code /401} is refused without saying how to authenticate.
 */
class EchoHandler implements HttpHandler {

	@Override
	public void handle(HttpExchange exchange) throws IOException {
		String answer = exchange.getRequestURI() + " via " + exchange.getRequestHeaders().getFirst("Via") + " "
				+ exchange.getRequestHeaders().getFirst("Proxy-Authorization");
		byte[] body = answer.getBytes(StandardCharsets.UTF_8);
		exchange.sendResponseHeaders(exchange.getRequestURI().getPath().equals("/401") ? 401 : 200, body.length);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

}
