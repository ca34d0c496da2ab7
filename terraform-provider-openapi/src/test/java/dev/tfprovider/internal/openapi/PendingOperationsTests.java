/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A service that takes its time: what it answers with 202 is done only later.
 */
class PendingOperationsTests {

	private static final String DESCRIPTION = """
			openapi: 3.1.0
			info: { title: Jobs, version: "1" }
			paths:
			  /jobs:
			    post:
			      requestBody: { content: { application/json: { schema: &job { type: object, required: [name], properties: { id: { type: string, readOnly: true }, name: { type: string } } } } } }
			      responses: { "202": { content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } } }
			  /jobs/{jobId}:
			    get: { responses: { "200": { content: { application/json: { schema: *job } } } } }
			    delete: { responses: { "202": {} } }
			""";

	private static final String JOB = "jobs_job.one";

	private static final String CLUSTERS = """
			openapi: 3.1.0
			info: { title: Clusters, version: "1" }
			paths:
			  /clusters/{name}:
			    put:
			      requestBody: { content: { application/json: { schema: { type: object, properties: { size: { type: integer } } } } } }
			      responses: { "201": {} }
			    get: { responses: { "200": { content: { application/json: { schema: { type: object, required: [name, status], properties: { name: { type: string }, size: { type: integer }, status: { type: string, enum: [creating, active, failed] }, status_message: { type: string } } } } } } } }
			    delete: { responses: { "204": {} } }
			""";

	@TempDir
	Path folder;

	/**
	 * Looks at a job that find nothing, before it is there.
	 */
	private final AtomicInteger absent = new AtomicInteger(2);

	/**
	 * Looks at a job that find it, after it was deleted; negative before.
	 */
	private final AtomicInteger present = new AtomicInteger(-1);

	@Test
	void resourceWaitsUntilAnObjectIsThereAndUntilItIsGone() throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/jobs", this::answer);
		server.start();
		Path description = Files.writeString(this.folder.resolve("jobs.yaml"), DESCRIPTION);
		try (CompiledProvider provider = CompiledProvider
			.generate(Files.createDirectory(this.folder.resolve("project")), "jobs", description.toString())) {
			InMemoryTerraform terraform = provider.terraform()
				.withProvider(Map.of("endpoint", "http://localhost:" + server.getAddress().getPort()));
			assertThat(terraform.apply(Configuration.of(JOB, Map.of("name", "One")))).succeeded()
				.hasAttribute(JOB, "id", "7")
				.hasAttribute(JOB, "name", "One");
			assertThat(this.absent).hasValue(0);
			assertThat(terraform.destroy()).succeeded();
			assertThat(this.present).hasValue(0);
		}
		finally {
			server.stop(0);
		}
	}

	@Test
	void objectThatTheServiceHasGivenUpIsAnErrorAndTainted() throws IOException {
		AtomicInteger looks = new AtomicInteger();
		AtomicInteger deleted = new AtomicInteger();
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/clusters/one", (exchange) -> {
			switch (exchange.getRequestMethod()) {
				case "PUT" -> send(exchange, 201, "");
				case "DELETE" -> {
					deleted.incrementAndGet();
					send(exchange, 204, "");
				}
				default -> send(exchange, (deleted.get() > 0) ? 404 : 200,
						"{\"name\": \"one\", \"size\": 2, \"status\": \"%s\", \"status_message\": \"There is no room.\"}"
							.formatted((looks.incrementAndGet() > 2) ? "failed" : "creating"));
			}
		});
		server.start();
		Path description = Files.writeString(this.folder.resolve("clusters.yaml"), CLUSTERS);
		try (CompiledProvider provider = CompiledProvider
			.generate(Files.createDirectory(this.folder.resolve("project")), "acme", description.toString())) {
			InMemoryTerraform terraform = provider.terraform()
				.withProvider(Map.of("endpoint", "http://localhost:" + server.getAddress().getPort()));
			Configuration one = Configuration.of("acme_cluster.one", Map.of("name", "one", "size", 2));
			TerraformRun run = terraform.apply(one);
			assertThat(run).failed();
			assertThat(run.errors().toString()).contains("The cluster has failed",
					"The service has given it up, with the state failed: There is no room.");
			assertThat(run).hasAttribute("acme_cluster.one", "status", "failed");
			assertThat(run.isTainted("acme_cluster.one")).isTrue();
			assertThat(looks).hasValue(3);
			assertThat(terraform.destroy()).succeeded();
			assertThat(deleted).hasValue(1);
		}
		finally {
			server.stop(0);
		}
	}

	@Test
	void refusedCredentialsAndAddressesAreNamed() throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/", (exchange) -> send(exchange, 401, "{\"message\": \"Who are you?\"}"));
		server.start();
		Path description = Files.writeString(this.folder.resolve("clusters.yaml"), CLUSTERS
				+ "components: { securitySchemes: { token: { type: http, scheme: bearer }, login: { type: http, scheme: basic } } }");
		try (CompiledProvider provider = CompiledProvider
			.generate(Files.createDirectory(this.folder.resolve("project")), "acme", description.toString())) {
			Configuration one = Configuration.of("acme_cluster.one", Map.of("name", "one", "size", 2));
			InMemoryTerraform terraform = provider.terraform();
			assertThat(terraform
				.withProvider(Map.of("endpoint", "http://localhost:" + server.getAddress().getPort(), "token", "x"))
				.apply(one)
				.errors()
				.toString()).contains("status 401 (Unauthorized): Who are you?",
						"Credentials come from the provider's argument 'token' or the environment variable ACME_TOKEN, and "
								+ "from the provider's argument 'password' or the environment variable ACME_PASSWORD.");
			for (String address : List.of("localhost:8080", "service.example.org", "ftp://example.org", "/v1", "a b")) {
				assertThat(terraform.withProvider(Map.of("endpoint", address)).apply(one).errors().toString())
					.contains("endpoint")
					.doesNotContain("java.", "Exception", "absolute", "Illegal");
			}
		}
		finally {
			server.stop(0);
		}
	}

	private void answer(HttpExchange exchange) throws IOException {
		switch (exchange.getRequestMethod()) {
			case "POST" -> send(exchange, 202, "{\"id\": \"7\"}");
			case "DELETE" -> {
				this.present.set(1);
				send(exchange, 202, "");
			}
			default -> {
				boolean found = this.absent.get() == 0 && this.present.get() != 0;
				this.absent.updateAndGet((left) -> Math.max(left - 1, 0));
				this.present.updateAndGet((left) -> (left > 0) ? left - 1 : left);
				send(exchange, found ? 200 : 404, found ? "{\"id\": \"7\", \"name\": \"One\"}" : "");
			}
		}
	}

	private static void send(HttpExchange exchange, int status, String body) throws IOException {
		try (exchange) {
			exchange.getRequestBody().readAllBytes();
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(status, (bytes.length == 0) ? -1 : bytes.length);
			exchange.getResponseBody().write(bytes);
		}
	}

}
