/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.SecretNames;
import org.slf4j.Logger;
import org.slf4j.spi.LoggingEventBuilder;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpRequest;
import org.springframework.http.client.ClientHttpResponse;

/**
 * Logs one HTTP request and its response, with the fields of the Go SDK's HTTP log; an
 * identifier connects the two entries.
 */
final class ExchangeLog {

	private static final Logger logger = HttpLogInterceptor.logger;

	private final String id = UUID.randomUUID().toString();

	private final long start = System.nanoTime();

	private final String method;

	private final String uri;

	private final UnaryOperator<String> mask;

	ExchangeLog(HttpRequest request, UnaryOperator<String> mask) {
		this.method = request.getMethod().name();
		this.uri = new LoggedUri(request.getURI()).toString();
		this.mask = mask;
	}

	void sending(HttpRequest request, byte[] body) {
		LoggingEventBuilder event = line("request");
		if (logger.isTraceEnabled()) {
			addHeaders(event, request.getHeaders());
			if (body.length > 0) {
				event.addKeyValue("tf_http_req_body", LoggedBody.of(request.getHeaders(), body).text(this.mask));
			}
		}
		event.log("Sending HTTP Request");
	}

	/**
	 * Log a response, but not its body, which has not been read yet.
	 * @return the answer to read
	 */
	ClientHttpResponse received(ClientHttpResponse response) throws IOException {
		LoggingEventBuilder event = line("response")
			.addKeyValue("tf_http_res_status_code", response.getStatusCode().value())
			.addKeyValue("tf_http_res_status_reason", response.getStatusText());
		addDuration(event);
		if (!logger.isTraceEnabled()) {
			event.log("Received HTTP Response");
			return response;
		}
		addHeaders(event, response.getHeaders());
		event.log("Received HTTP Response");
		return new BodyCapturingResponse(response, this::read);
	}

	private void read(LoggedBody body) {
		logger.atTrace()
			.addKeyValue("tf_http_op_type", "response")
			.addKeyValue("tf_http_trans_id", this.id)
			.addKeyValue("tf_http_res_body", body.text(this.mask))
			.log("Read HTTP Response Body");
	}

	void failed(Exception failure) {
		LoggingEventBuilder event = line("response").addKeyValue("error", failure);
		addDuration(event);
		event.log("Received no HTTP Response");
	}

	private LoggingEventBuilder line(String type) {
		return logger.atDebug()
			.addKeyValue("tf_http_op_type", type)
			.addKeyValue("tf_http_req_method", this.method)
			.addKeyValue("tf_http_req_uri", this.uri)
			.addKeyValue("tf_http_trans_id", this.id);
	}

	private void addDuration(LoggingEventBuilder event) {
		event.addKeyValue("tf_http_req_duration_ms", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - this.start));
	}

	private static void addHeaders(LoggingEventBuilder event, HttpHeaders headers) {
		headers.forEach((name, values) -> event.addKeyValue(name,
				SecretNames.include(name) ? Redaction.MASK : String.join(", ", values)));
	}

}
