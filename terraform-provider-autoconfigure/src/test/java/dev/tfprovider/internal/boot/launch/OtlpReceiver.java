/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.zip.GZIPInputStream;

import com.google.protobuf.ByteString;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.metrics.v1.ExportMetricsServiceRequest;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.metrics.v1.Metric;
import io.opentelemetry.proto.trace.v1.Span;

/**
 * An OTLP receiver that keeps what it gets, and a service that answers all paths but
 * those that begin with {@code /missing}.
 */
final class OtlpReceiver implements AutoCloseable {

	private final HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);

	private final List<Span> spans = new CopyOnWriteArrayList<>();

	private final List<Metric> metrics = new CopyOnWriteArrayList<>();

	private final List<String> traceParents = new CopyOnWriteArrayList<>();

	private volatile boolean silent;

	OtlpReceiver() throws IOException {
		this.server.createContext("/v1/traces", this::traces);
		this.server.createContext("/v1/metrics", this::metrics);
		this.server.createContext("/", this::answer);
		this.server.setExecutor(Executors.newCachedThreadPool());
		this.server.start();
	}

	private void traces(HttpExchange exchange) throws IOException {
		if (!this.silent) {
			ExportTraceServiceRequest.parseFrom(body(exchange))
				.getResourceSpansList()
				.forEach((resource) -> resource.getScopeSpansList()
					.forEach((scope) -> this.spans.addAll(scope.getSpansList())));
			reply(exchange, 200, "");
		}
	}

	private void metrics(HttpExchange exchange) throws IOException {
		if (!this.silent) {
			ExportMetricsServiceRequest.parseFrom(body(exchange))
				.getResourceMetricsList()
				.forEach((resource) -> resource.getScopeMetricsList()
					.forEach((scope) -> this.metrics.addAll(scope.getMetricsList())));
			reply(exchange, 200, "");
		}
	}

	private void answer(HttpExchange exchange) throws IOException {
		String path = exchange.getRequestURI().getPath();
		this.traceParents.add(String.valueOf(exchange.getRequestHeaders().getFirst("traceparent")));
		reply(exchange, path.startsWith("/missing") ? 404 : 200, "upstream");
	}

	private static InputStream body(HttpExchange exchange) throws IOException {
		InputStream body = exchange.getRequestBody();
		return "gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding")) ? new GZIPInputStream(body)
				: body;
	}

	private static void reply(HttpExchange exchange, int status, String text) throws IOException {
		byte[] body = text.getBytes(StandardCharsets.UTF_8);
		exchange.sendResponseHeaders(status, (body.length > 0) ? body.length : -1);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

	/**
	 * Take connections and never answer those of exporters.
	 */
	void fallSilent() {
		this.silent = true;
	}

	String url() {
		return "http://127.0.0.1:" + this.server.getAddress().getPort();
	}

	List<Span> spans() {
		return this.spans;
	}

	List<Metric> metrics() {
		return this.metrics;
	}

	/**
	 * Return the headers that requests to the service had.
	 */
	List<String> traceParents() {
		return this.traceParents;
	}

	static String hex(ByteString bytes) {
		return HexFormat.of().formatHex(bytes.toByteArray());
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
