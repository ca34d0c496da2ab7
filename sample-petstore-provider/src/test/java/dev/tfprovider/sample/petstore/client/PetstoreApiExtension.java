/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.MediaType;
import org.springframework.util.FileSystemUtils;
import org.springframework.web.client.RestClient;

/**
 * Runs the Petstore API in this process: on a free port, with an empty database, for all
 * tests of a class. Faults last until the end of the test that set them.
 */
public final class PetstoreApiExtension implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {

	private static final Namespace NAMESPACE = Namespace.create(PetstoreApiExtension.class);

	private final String apiKey;

	private final boolean shared;

	private final Duration handlingTime;

	private Running running;

	/**
	 * Create an API that asks for a key.
	 * @param apiKey the key every call needs; empty to serve calls without
	 */
	public PetstoreApiExtension(String apiKey) {
		this(apiKey, false, Duration.ZERO);
	}

	private PetstoreApiExtension(String apiKey, boolean shared, Duration handlingTime) {
		this.apiKey = apiKey;
		this.shared = shared;
		this.handlingTime = handlingTime;
	}

	public PetstoreApiExtension() {
		this("");
	}

	/**
	 * Return an API that all classes share which ask for it so: it is started once, and
	 * what they leave is there for the others to see.
	 * @return an API that serves calls without a key
	 */
	public static PetstoreApiExtension shared() {
		return new PetstoreApiExtension("", true, Duration.ZERO);
	}

	/**
	 * Return an API that takes its time.
	 * @param handlingTime how long an order takes to reach the status it is given
	 * @return an API that serves calls without a key
	 */
	public static PetstoreApiExtension slow(Duration handlingTime) {
		return new PetstoreApiExtension("", false, handlingTime);
	}

	@Override
	public void beforeAll(ExtensionContext extensionContext) {
		this.running = (this.shared) ? extensionContext.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
			.computeIfAbsent(Running.class, (key) -> Running.start(this.apiKey, this.handlingTime), Running.class)
				: Running.start(this.apiKey, this.handlingTime);
	}

	@Override
	public void afterEach(ExtensionContext extensionContext) {
		admin().delete().uri("/admin/faults").retrieve().toBodilessEntity();
	}

	@Override
	public void afterAll(ExtensionContext extensionContext) throws Exception {
		if (!this.shared) {
			this.running.close();
		}
	}

	/**
	 * Return the base URL of the API, {@code /api/v3} included.
	 * @return the URL without a slash at its end
	 */
	public URI endpoint() {
		return server().resolve(PetstoreApi.BASE_PATH);
	}

	/**
	 * Return the key every call needs.
	 * @return the key; empty if calls are served without
	 */
	public String apiKey() {
		return this.apiKey;
	}

	/**
	 * Return whether somebody can sign in with a password.
	 * @param username the name of the user
	 * @param password the password to try
	 * @return {@code false} if the API refuses it
	 */
	public boolean isPassword(String username, String password) {
		return admin().post()
			.uri(PetstoreApi.BASE_PATH + "/user/login")
			.header("X-API-Key", this.apiKey)
			.contentType(MediaType.APPLICATION_JSON)
			.body(Map.of("username", username, "password", password))
			.exchange((request, response) -> response.getStatusCode().is2xxSuccessful());
	}

	/**
	 * Return a client of this API.
	 * @return a new client that has the key and waits up to ten seconds
	 */
	public PetstoreClient client() {
		return PetstoreClient.create(endpoint(), this.apiKey, Duration.ofSeconds(10), RestClient.builder());
	}

	/**
	 * Let calls fail.
	 * @param failure which calls fail and how, as JSON
	 */
	public void fail(String failure) {
		useFaults("{\"failures\": [%s]}".formatted(failure));
	}

	/**
	 * Wait until every failure asked for has happened, or begun to.
	 * @throws AssertionError if that takes longer than three minutes
	 */
	public void awaitFailures() {
		long deadline = System.nanoTime() + Duration.ofMinutes(3).toNanos();
		String left = faults();
		while (!left.contains("\"failures\":[]")) {
			if (System.nanoTime() > deadline) {
				throw new AssertionError("Still to happen: " + left);
			}
			left = faults();
		}
	}

	/**
	 * Return the failures asked for that have not happened yet.
	 * @return JSON
	 */
	public String faults() {
		return String.valueOf(admin().get().uri("/admin/faults").retrieve().body(String.class));
	}

	/**
	 * Let every call take longer.
	 * @param latency time that is added
	 */
	public void delay(Duration latency) {
		useFaults("{\"latencyMillis\": %d}".formatted(latency.toMillis()));
	}

	/**
	 * Forget what was asked so far.
	 */
	public void forgetRequests() {
		admin().delete().uri("/admin/requests").retrieve().toBodilessEntity();
	}

	/**
	 * Return how many requests there have been since they were forgotten.
	 * @param request method and path below the endpoint, such as {@code GET /pet/{id}}
	 */
	public int requests(String request) {
		Map<?, ?> counts = admin().get().uri("/admin/requests").retrieve().body(Map.class);
		return (counts != null
				&& counts.get(request.replace(" ", " " + PetstoreApi.BASE_PATH)) instanceof Number number)
						? number.intValue() : 0;
	}

	private void useFaults(String faults) {
		admin().put()
			.uri("/admin/faults")
			.contentType(MediaType.APPLICATION_JSON)
			.body(faults)
			.retrieve()
			.toBodilessEntity();
	}

	private RestClient admin() {
		return RestClient.builder().baseUrl(server()).defaultHeader("X-API-Key", this.apiKey).build();
	}

	private URI server() {
		return URI
			.create("http://localhost:" + this.running.context().getEnvironment().getProperty("local.server.port"));
	}

	private record Running(Path directory, ConfigurableApplicationContext context) implements AutoCloseable {

		static Running start(String apiKey, Duration handlingTime) {
			try {
				Path directory = Files.createTempDirectory("petstore-api");
				List<String> args = new ArrayList<>();
				args.add("--server.port=0");
				args.add("--petstore.database=" + directory.resolve("petstore"));
				args.add("--petstore.api-key=" + apiKey);
				args.add("--petstore.handling-time=" + handlingTime);
				args.add("--logging.level.root=warn");
				return new Running(directory, PetstoreApi.run(args.toArray(String[]::new)));
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}

		@Override
		public void close() throws IOException {
			this.context.close();
			FileSystemUtils.deleteRecursively(this.directory);
		}

	}

}
