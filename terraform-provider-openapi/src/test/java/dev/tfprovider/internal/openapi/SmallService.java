/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.jspecify.annotations.Nullable;

/**
 * A service that keeps things, with the habits that descriptions have.
 */
final class SmallService implements AutoCloseable {

	private static final int PAGE = 2;

	private final ObjectMapper mapper = new ObjectMapper();

	private final Map<Long, ObjectNode> things = new TreeMap<>();

	private final List<String> requests = new CopyOnWriteArrayList<>();

	private final HttpServer server;

	/**
	 * Where it says that a new thing is; empty to answer with the thing.
	 */
	private final String location;

	/**
	 * What it gives to things that are told no colour.
	 */
	private final @Nullable String colour;

	SmallService(String location, @Nullable String colour) throws IOException {
		this.location = location;
		this.colour = colour;
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/things", this::answer);
		this.server.start();
	}

	String endpoint() {
		return "http://localhost:" + this.server.getAddress().getPort();
	}

	Map<Long, ObjectNode> things() {
		return this.things;
	}

	/**
	 * Return the requests with some method, with their contents.
	 */
	List<String> requests(String method) {
		return this.requests.stream().filter((request) -> request.startsWith(method)).toList();
	}

	private synchronized void answer(HttpExchange exchange) throws IOException {
		String content = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
		this.requests.add((exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + content).strip());
		String[] path = exchange.getRequestURI().getPath().split("/");
		if (path.length < 3) {
			if (exchange.getRequestMethod().equals("POST")) {
				create(exchange, (ObjectNode) this.mapper.readTree(content));
			}
			else {
				send(exchange, 200, page(String.valueOf(exchange.getRequestURI().getQuery())));
			}
			return;
		}
		Long id = Long.valueOf(path[2]);
		ObjectNode thing = this.things.get(id);
		if (thing == null) {
			send(exchange, 404, null);
			return;
		}
		switch (exchange.getRequestMethod()) {
			case "PATCH" -> merge(thing, this.mapper.readTree(content));
			case "DELETE" -> this.things.remove(id);
			default -> {
				// is read
			}
		}
		send(exchange, 200, thing);
	}

	private void create(HttpExchange exchange, ObjectNode thing) throws IOException {
		long id = this.things.size() + 1;
		thing.put("id", id);
		if (!thing.has("colour") && this.colour != null) {
			thing.put("colour", this.colour);
		}
		this.things.put(id, thing);
		if (this.location.isEmpty()) {
			send(exchange, 201, thing);
			return;
		}
		if (!this.location.equals("nowhere")) {
			exchange.getResponseHeaders().set("Location", this.location.replace("{id}", String.valueOf(id)));
		}
		send(exchange, 201, null);
	}

	private static void merge(ObjectNode thing, JsonNode patch) {
		patch.properties().forEach((member) -> {
			if (member.getValue().isNull()) {
				thing.remove(member.getKey());
			}
			else if (member.getValue().isObject() && thing.path(member.getKey()).isObject()) {
				merge((ObjectNode) thing.get(member.getKey()), member.getValue());
			}
			else {
				thing.set(member.getKey(), member.getValue());
			}
		});
	}

	/**
	 * Return a page that is chosen by its number from 1, a number of things or the text
	 * that the page before has told; the first for any other query.
	 */
	private ObjectNode page(String query) {
		String[] parts = query.split("=", 2);
		int from = switch (parts[0]) {
			case "page" -> (Integer.parseInt(parts[1]) - 1) * PAGE;
			case "offset" -> Integer.parseInt(parts[1]);
			case "cursor" -> Integer.parseInt(parts[1].substring(1));
			default -> 0;
		};
		ObjectNode page = this.mapper.createObjectNode();
		ArrayNode items = page.putArray("items");
		this.things.values().stream().skip(from).limit(PAGE).forEach(items::add);
		if (from + PAGE < this.things.size()) {
			page.put("nextCursor", "c" + (from + PAGE));
		}
		return page;
	}

	private void send(HttpExchange exchange, int status, @Nullable JsonNode content) throws IOException {
		try (exchange) {
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			byte[] bytes = (content != null) ? this.mapper.writeValueAsBytes(content) : new byte[0];
			exchange.sendResponseHeaders(status, (bytes.length == 0) ? -1 : bytes.length);
			exchange.getResponseBody().write(bytes);
		}
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
