/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.io.IOException;
import java.io.Serial;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.resource.RequiredParameters;
import org.jspecify.annotations.Nullable;

/**
 * Talks to a sandbox of a service, a limited number of times, and to nothing else:
 * redirects are not followed.
 */
final class SandboxClient {

	private static final int LARGEST = 1_000_000;

	private final HttpClient client = HttpClient.newBuilder()
		.connectTimeout(Duration.ofSeconds(10))
		.followRedirects(HttpClient.Redirect.NEVER)
		.build();

	private final ObjectMapper mapper = new ObjectMapper();

	private final String endpoint;

	private final SandboxHeaders headers;

	/**
	 * Is at zero once nothing more shall be tried.
	 */
	private final CountDownLatch stopped;

	private int left;

	SandboxClient(URI endpoint, SandboxHeaders headers, int most, CountDownLatch stopped) {
		this.endpoint = endpoint.toString().replaceFirst("/+$", "");
		this.headers = headers;
		this.left = most;
		this.stopped = stopped;
	}

	/**
	 * Return the headers of all requests.
	 */
	SandboxHeaders headers() {
		return this.headers;
	}

	/**
	 * Return whether nothing more shall be tried.
	 */
	boolean isStopped() {
		return this.stopped.getCount() == 0;
	}

	/**
	 * Wait between two looks, until nothing more shall be tried.
	 */
	void pause(long milliseconds) throws IOException {
		try {
			if (isStopped() || this.stopped.await(milliseconds, TimeUnit.MILLISECONDS)) {
				Thread.sleep(Math.min(milliseconds, 100));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException("interrupted", ex);
		}
	}

	/**
	 * Return how many requests may still be sent.
	 */
	int left() {
		return this.left;
	}

	/**
	 * Send a request.
	 * @param operation what to do
	 * @param path where, with values in the place of parameters
	 * @param content the content, {@code null} for none
	 * @param owed whether it removes what an earlier request has made, and so is sent in
	 * any case
	 * @throws NoMoreRequestsException if there were too many, or nothing more shall be
	 * tried
	 */
	Exchange send(ApiOperation operation, String path, @Nullable JsonNode content, boolean owed) throws IOException {
		if (!owed && isStopped()) {
			throw new NoMoreRequestsException("it was interrupted");
		}
		if (this.left <= 0 && !owed) {
			throw new NoMoreRequestsException(
					"there were no requests left to try everything; allow more with '--most-requests'");
		}
		this.left--;
		HttpRequest.Builder request = HttpRequest
			.newBuilder(URI.create(this.endpoint + path + RequiredParameters.query(operation, "")))
			.timeout(Duration.ofSeconds(30))
			.header("Accept", "application/json");
		this.headers.values().forEach(request::header);
		RequiredParameters.headers(operation).forEach(request::setHeader);
		if (content != null) {
			String type = operation.request().map(ApiBody::mediaType).orElse("application/json");
			request.header("Content-Type", type.contains("*") ? "application/json" : type);
		}
		request.method(operation.verb().name(),
				(content != null)
						? HttpRequest.BodyPublishers
							.ofString(operation.takesForm() ? form(content) : content.toString())
						: HttpRequest.BodyPublishers.noBody());
		try {
			HttpResponse<String> response = this.client.send(request.build(),
					HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
			String location = response.headers().firstValue("Location").orElse("");
			return new Exchange(operation.verb().name(), path, content, response.statusCode(), location,
					json(response.body()));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException("interrupted", ex);
		}
	}

	/**
	 * Return a form as generated clients write it.
	 */
	private static String form(JsonNode content) {
		Map<String, List<String>> fields = new LinkedHashMap<>();
		content.properties().forEach((field) -> add(fields, field.getKey(), field.getValue()));
		return fields.values().stream().flatMap(List::stream).collect(Collectors.joining("&"));
	}

	private static void add(Map<String, List<String>> fields, String name, JsonNode value) {
		if (value.isObject()) {
			value.properties().forEach((inner) -> add(fields, name + "[" + inner.getKey() + "]", inner.getValue()));
		}
		else if (value.isArray()) {
			value.forEach((each) -> add(fields, each.isObject() ? name + "[]" : name, each));
		}
		else {
			fields.computeIfAbsent(name, (key) -> new ArrayList<>())
				.add(URLEncoder.encode(name, StandardCharsets.UTF_8) + "="
						+ URLEncoder.encode(value.isNull() ? "" : value.asText(), StandardCharsets.UTF_8));
		}
	}

	private JsonNode json(String text) {
		try {
			JsonNode read = (text.isBlank() || text.length() > LARGEST) ? null : this.mapper.readTree(text);
			return (read != null) ? read : MissingNode.getInstance();
		}
		catch (JsonProcessingException ex) {
			return MissingNode.getInstance();
		}
	}

	/**
	 * Says why no more requests are sent, but those that remove what was made.
	 */
	static final class NoMoreRequestsException extends RuntimeException {

		@Serial
		private static final long serialVersionUID = 1;

		NoMoreRequestsException(String message) {
			super(message);
		}

	}

}
