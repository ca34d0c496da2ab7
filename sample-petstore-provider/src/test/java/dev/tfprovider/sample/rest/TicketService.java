/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A service that keeps queues of tickets, two a page, for clients with an access token.
 * May fail or lose answers for a while.
 */
final class TicketService implements AutoCloseable {

	private static final JsonMapper JSON = new JsonMapper();

	/**
	 * Where it is at its server: addresses have a space there, which is encoded.
	 */
	private static final String PLACE = "/help desk";

	private final HttpServer server;

	final Map<String, Map<String, Object>> queues = Collections.synchronizedMap(new TreeMap<>());

	private final Map<String, String> keys = new HashMap<>();

	final List<String> requests = Collections.synchronizedList(new ArrayList<>());

	final AtomicInteger refusals = new AtomicInteger();

	final AtomicInteger lostAnswers = new AtomicInteger();

	TicketService() {
		try {
			this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.server.createContext(PLACE + "/token", this::token);
		this.server.createContext(PLACE + "/queues", this::queues);
		this.server.setExecutor(Executors.newCachedThreadPool());
		this.server.start();
	}

	URI url(String path) {
		return URI.create("http://localhost:" + this.server.getAddress().getPort() + PLACE.replace(" ", "%20") + path);
	}

	private static String path(HttpExchange exchange) {
		return exchange.getRequestURI().getPath().substring(PLACE.length());
	}

	private void token(HttpExchange exchange) throws IOException {
		String basic = "Basic " + Base64.getEncoder().encodeToString("robot:secret".getBytes(StandardCharsets.UTF_8));
		boolean known = basic.equals(exchange.getRequestHeaders().getFirst("Authorization"));
		this.requests.add("token");
		send(exchange, known ? 200 : 401,
				known ? Map.of("access_token", "t1", "token_type", "Bearer", "expires_in", 3600)
						: Map.of("error", "invalid_client"));
	}

	private void queues(HttpExchange exchange) throws IOException {
		String path = path(exchange);
		this.requests.add(exchange.getRequestMethod() + " " + path);
		if (!"Bearer t1".equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
			send(exchange, 401, Map.of("title", "No token"));
		}
		else if (this.refusals.getAndUpdate((left) -> Math.max(0, left - 1)) > 0) {
			send(exchange, 503, Map.of("title", "Try again"));
		}
		else {
			String id = path.substring(Math.min(path.length(), "/queues/".length()));
			switch (exchange.getRequestMethod()) {
				case "POST" -> create(exchange);
				case "GET" -> get(exchange, id);
				case "PUT" -> put(exchange, id, 200);
				default -> send(exchange, (this.queues.remove(id) != null) ? 204 : 404, null);
			}
		}
	}

	private void create(HttpExchange exchange) throws IOException {
		String key = exchange.getRequestHeaders().getFirst("Idempotency-Key");
		String id = this.keys.computeIfAbsent(key, (first) -> "q" + (this.keys.size() + 1));
		put(exchange, id, 201);
	}

	private void put(HttpExchange exchange, String id, int status) throws IOException {
		JsonNode draft = JSON.readTree(exchange.getRequestBody());
		String name = draft.path("name").asString();
		if (name.isBlank()) {
			send(exchange, 422, Map.of("title", "Not valid", "errors", Map.of("name", "must not be blank")));
			return;
		}
		Map<String, Object> queue = new TreeMap<>(Map.of("id", id, "name", name));
		if (draft.hasNonNull("description")) {
			queue.put("description", draft.path("description").asString());
		}
		this.queues.put(id, queue);
		send(exchange, status, queue);
	}

	private void get(HttpExchange exchange, String id) throws IOException {
		if (!id.isEmpty()) {
			Map<String, Object> queue = this.queues.get(id);
			send(exchange, (queue != null) ? 200 : 404, (queue != null) ? queue : Map.of("title", "No such queue"));
			return;
		}
		String query = exchange.getRequestURI().getQuery();
		String after = (query != null) ? query.replace("after=", "") : "";
		List<String> ids = this.queues.keySet().stream().filter((one) -> one.compareTo(after) > 0).limit(3).toList();
		Map<String, Object> page = new TreeMap<>(Map.of("items", ids.stream().limit(2).map(this.queues::get).toList()));
		if (ids.size() > 2) {
			page.put("next", ids.get(1));
		}
		send(exchange, 200, page);
	}

	private void send(HttpExchange exchange, int status, Object body) throws IOException {
		try (exchange) {
			if (path(exchange).startsWith("/queues") && status < 300
					&& this.lostAnswers.getAndUpdate((left) -> Math.max(0, left - 1)) > 0) {
				return;
			}
			byte[] content = (body != null) ? JSON.writeValueAsBytes(body) : new byte[0];
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			exchange.sendResponseHeaders(status, (content.length > 0) ? content.length : -1);
			exchange.getResponseBody().write(content);
		}
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
