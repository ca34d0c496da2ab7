/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.RequestObservation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchException;
import static org.assertj.core.api.Assertions.tuple;

/**
 * What a practitioner reads when a real HTTP service answers with nothing, with half of
 * an answer, or with too much.
 */
@Timeout(60)
class HostileAnswerTests {

	private final ApplicationContextRunner contextRunner = LocalService.clients();

	@RegisterExtension
	private final LocalService service = new LocalService();

	private RequestObservation.ThreadScope call;

	@BeforeEach
	void start() {
		this.call = CallScope.detached().enter();
	}

	@AfterEach
	void stop() {
		this.call.close();
	}

	@ParameterizedTest
	@ValueSource(longs = { -1, 0 })
	void successWithoutContentIsTold(long length) {
		this.service.answer("/pets", (exchange) -> {
			exchange.getResponseHeaders().add("Content-Type", "application/json");
			exchange.sendResponseHeaders(200, length);
			exchange.close();
		});
		Diagnostics diagnostics = failure(
				(client) -> Objects.requireNonNull(post(client, "/pets"), "no pet").get("id"));
		assertThat(diagnostics.asList()).extracting(Diagnostic::summary, Diagnostic::detail)
			.containsExactly(tuple("Could not create petstore_pet",
					"POST %s/pets was answered with status 200, but without any content, and the provider needs it. "
						.formatted(this.service.url())
							+ "Check that the configured address is that of the service. If it is, the "
							+ "provider or the service has a mistake: no pet"));
	}

	@Test
	void successWithContentIsNotBlamed() {
		this.service.answer("/empty", (exchange) -> {
			exchange.sendResponseHeaders(200, -1);
			exchange.close();
		});
		this.service.answer("/pets", (exchange) -> {
			exchange.getResponseHeaders().add("Content-Type", "application/json");
			exchange.sendResponseHeaders(200, 2);
			exchange.getResponseBody().write("{}".getBytes(StandardCharsets.UTF_8));
			exchange.close();
		});
		assertThat(failure((client) -> {
			post(client, "/empty");
			return Objects.requireNonNull(post(client, "/pets").get("id"));
		}).asList()).isEmpty();
		assertThat(failure((client) -> {
			post(client, "/empty");
			this.call.close();
			this.call = CallScope.detached().enter();
			throw new NullPointerException();
		}).asList()).isEmpty();
	}

	@Test
	void answerThatATimeOutCutsIsTold() {
		this.service.answer("/pets", (exchange) -> {
			exchange.getResponseHeaders().add("Content-Type", "application/json");
			exchange.sendResponseHeaders(200, 100);
			exchange.getResponseBody().write('{');
			exchange.getResponseBody().flush();
			this.service.awaitEnd();
		});
		assertThat(failure(this.contextRunner.withPropertyValues("spring.http.clients.read-timeout=1s"),
				(client) -> post(client, "/pets"))
			.asList()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith("POST %s/pets was answered, but the answer broke off: ".formatted(this.service.url()))
			.contains("the rest did not come in time")
			.endsWith(". What was asked for may have been done. Check that the service is well, and try again.");
	}

	@Test
	void answerThatAClosedConnectionCutsIsTold() throws IOException {
		try (ServerSocket socket = new ServerSocket(0)) {
			Thread closing = new Thread(() -> answerHalf(socket), "closing");
			closing.setDaemon(true);
			closing.start();
			String url = "http://127.0.0.1:" + socket.getLocalPort();
			assertThat(failure((client) -> client.post().uri(url + "/pets").retrieve().body(Map.class)).asList())
				.singleElement()
				.extracting(Diagnostic::detail)
				.asString()
				.startsWith("POST %s/pets was answered, but the answer broke off: ".formatted(url));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "text/plain", "application/json" })
	void fiveMegabytesAreCut(String type) {
		byte[] text = "x".repeat(5_000_000).getBytes(StandardCharsets.UTF_8);
		this.service.answer("/pets", (exchange) -> {
			exchange.getResponseHeaders().add("Content-Type", type);
			exchange.sendResponseHeaders(500, 0);
			if (type.endsWith("json")) {
				exchange.getResponseBody().write("{\"detail\":\"".getBytes(StandardCharsets.UTF_8));
			}
			exchange.getResponseBody().write(text);
			if (type.endsWith("json")) {
				exchange.getResponseBody().write("\"}".getBytes(StandardCharsets.UTF_8));
			}
			exchange.close();
		});
		assertThat(failure((client) -> post(client, "/pets")).asList()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.isEqualTo(
					"POST %s/pets was answered with status 500 (Internal Server Error): ".formatted(this.service.url())
							+ "x".repeat(500) + "…");
	}

	private static void answerHalf(ServerSocket socket) {
		try (Socket connection = socket.accept()) {
			connection.getInputStream().read(new byte[4096]);
			connection.getOutputStream()
				.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"a\""
					.getBytes(StandardCharsets.US_ASCII));
		}
		catch (IOException ex) {
			// the test is over
		}
	}

	private Map<?, ?> post(RestClient client, String path) {
		return client.post().uri(this.service.url() + path).body(Map.of("a", "b")).retrieve().body(Map.class);
	}

	private Diagnostics failure(HttpDiagnosticsTests.Call call) {
		return failure(this.contextRunner, call);
	}

	private static Diagnostics failure(ApplicationContextRunner runner, HttpDiagnosticsTests.Call call) {
		Diagnostics diagnostics = new Diagnostics();
		runner.run((context) -> {
			RestClient client = context.getBean(RestClient.Builder.class).build();
			Exception failure = catchException(() -> call.run(client));
			context.getBean(RestClientExceptionTranslator.class)
				.translate(failure, new HttpDiagnosticsTests.CreatePet(), diagnostics);
		});
		return diagnostics;
	}

}
