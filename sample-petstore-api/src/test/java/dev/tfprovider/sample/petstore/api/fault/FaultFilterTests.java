/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.fault;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class FaultFilterTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String REX = "{\"name\": \"Rex\"}";

	@AfterEach
	void clear() {
		assertThat(api.delete("/admin/faults")).hasStatus(HttpStatus.NO_CONTENT);
	}

	private static void set(String failure) {
		assertThat(api.put("/admin/faults", "{\"failures\": [%s]}".formatted(failure))).hasStatusOk();
	}

	private static int pets() {
		return new String(api.get("/api/v3/pet").getExchangeResult().getResponseBodyContent()).split("\"id\"").length
				- 1;
	}

	@Test
	void byDefaultNothingFails() {
		assertThat(api.get("/admin/faults")).hasStatusOk()
			.bodyJson()
			.isStrictlyEqualTo("{\"latencyMillis\": 0, \"failures\": []}");
		assertThat(api.get("/api/v3/pet")).hasStatusOk();
	}

	@Test
	void failureHappensAsOftenAsAskedThenNeverAgain() {
		set("{\"method\": \"GET\", \"pathPrefix\": \"/api/v3/pet\", \"times\": 2, \"status\": 503}");

		assertThat(api.get("/api/v3/pet")).hasStatus(HttpStatus.SERVICE_UNAVAILABLE)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
			.bodyJson()
			.isStrictlyEqualTo("""
					{
					  "title": "Service Unavailable", "status": 503, "detail": "This failure was asked for.",
					  "instance": "/api/v3/pet"
					}
					""");
		assertThat(api.get("/admin/faults")).bodyJson().extractingPath("$.failures[0].times").isEqualTo(1);
		assertThat(api.get("/api/v3/pet/1")).hasStatus(HttpStatus.SERVICE_UNAVAILABLE);
		assertThat(api.get("/admin/faults")).bodyJson().extractingPath("$.failures").isEqualTo(List.of());
		assertThat(api.get("/api/v3/pet")).hasStatusOk();
	}

	@Test
	void failureWithNothingSaidMeetsTheNextCallWithStatus500() {
		set("{}");

		assertThat(api.get("/api/v3/store/inventory")).hasStatus(HttpStatus.INTERNAL_SERVER_ERROR);
		assertThat(api.get("/api/v3/store/inventory")).hasStatusOk();
	}

	@Test
	void failureLeavesCallsOfAnotherMethodOrPathAlone() {
		set("{\"method\": \"POST\", \"pathPrefix\": \"/api/v3/pet\"}");

		assertThat(api.get("/api/v3/pet")).hasStatusOk();
		assertThat(api.post("/api/v3/user", "{")).hasStatus(HttpStatus.BAD_REQUEST);
		assertThat(api.post("/api/v3/pet", REX)).hasStatus(HttpStatus.INTERNAL_SERVER_ERROR);
	}

	@Test
	void failuresWhenSeveralMatchHappenInTheirOrder() {
		set("{\"status\": 502}, {\"status\": 503}");

		assertThat(api.get("/api/v3/pet")).hasStatus(HttpStatus.BAD_GATEWAY);
		assertThat(api.get("/api/v3/pet")).hasStatus(HttpStatus.SERVICE_UNAVAILABLE);
		assertThat(api.get("/api/v3/pet")).hasStatusOk();
	}

	@Test
	void failureBeforeTheOperationHasNoEffect() {
		int before = pets();
		set("{\"method\": \"POST\"}");

		assertThat(api.post("/api/v3/pet", REX)).hasStatus(HttpStatus.INTERNAL_SERVER_ERROR);

		assertThat(pets()).isEqualTo(before);
	}

	@Test
	void failureAfterTheOperationHasItsEffectAndTellsNothingOfIt() {
		int before = pets();
		set("{\"method\": \"POST\", \"status\": 504, \"afterOperation\": true}");

		assertThat(api.post("/api/v3/pet", REX)).hasStatus(HttpStatus.GATEWAY_TIMEOUT)
			.doesNotContainHeader("Location")
			.bodyJson()
			.doesNotHavePath("$.name");

		assertThat(pets()).isEqualTo(before + 1);
	}

	@Test
	void garbageBodyClaimsToBeJson() {
		set("{\"status\": 200, \"garbageBody\": true}");

		assertThat(api.get("/api/v3/pet")).hasStatusOk()
			.hasContentTypeCompatibleWith(MediaType.APPLICATION_JSON)
			.hasBodyTextEqualTo("<html>This is no JSON</html>");
	}

	@Test
	void hangWhenOverClosesTheConnectionWithoutAnAnswer() throws IOException {
		set("{\"hangMillis\": 50}");

		assertThat(exchange("GET /api/v3/pet HTTP/1.1\r\nHost: localhost\r\n\r\n")).isEmpty();
		assertThat(exchange("GET /api/v3/pet HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
			.startsWith("HTTP/1.1 200");
	}

	@Test
	void hangAfterTheOperationHasItsEffect() throws IOException {
		int before = pets();
		set("{\"method\": \"POST\", \"hangMillis\": 0, \"afterOperation\": true}");

		assertThat(exchange("POST /api/v3/pet HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
				+ "Content-Length: %d\r\n\r\n%s".formatted(REX.length(), REX)))
			.isEmpty();

		assertThat(pets()).isEqualTo(before + 1);
	}

	@Test
	void latencyKeepsEveryCallWaitingUntilCleared() throws Exception {
		assertThat(api.put("/admin/faults", "{\"latencyMillis\": 30000}")).hasStatusOk();
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:%d/api/v3/pet".formatted(api.port())))
			.timeout(Duration.ofMillis(200))
			.build();

		assertThatExceptionOfType(HttpTimeoutException.class)
			.isThrownBy(() -> HttpClient.newHttpClient().send(request, BodyHandlers.discarding()));

		clear();
		assertThat(api.get("/api/v3/pet")).hasStatusOk();
	}

	@Test
	void faultsThatMakeNoSenseAreRefusedAndChangeNothing() {
		set("{\"status\": 503}");

		assertThat(api.put("/admin/faults", "{\"latencyMillis\": -1, \"failures\": [{\"times\": 0, \"status\": 99}]}"))
			.hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.extractingPath("$.errors[*].field")
			.isEqualTo(List.of("failures[0].status", "failures[0].times", "latencyMillis"));
		assertThat(api.get("/api/v3/pet")).hasStatus(HttpStatus.SERVICE_UNAVAILABLE);
	}

	private static String exchange(String request) throws IOException {
		try (Socket socket = new Socket("127.0.0.1", api.port())) {
			socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
			return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		}
	}

}
