/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.tfprovider.boot.autoconfigure.AutoConfigurationClasses;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.http.client.autoconfigure.HttpClientAutoConfiguration;
import org.springframework.boot.restclient.RestTemplateBuilder;
import org.springframework.boot.restclient.autoconfigure.RestClientAutoConfiguration;
import org.springframework.boot.restclient.autoconfigure.RestTemplateAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.http.MediaType;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What the log says of requests to a server.
 */
@Timeout(60)
class HttpLogTests {

	private static final Logger logger = (Logger) LoggerFactory.getLogger(HttpLogInterceptor.LOGGER);

	private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

	private HttpServer server;

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
		this.server.start();
		this.lines.start();
		logger.addAppender(this.lines);
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
		logger.detachAppender(this.lines);
		logger.setLevel(null);
	}

	@Test
	void debugShowsMethodUrlStatusAndDuration() {
		answer(201, "application/json", "{\"id\":7}");
		logger.setLevel(Level.DEBUG);
		assertThat(post("/pets?tag=a&tag=b", "{\"name\":\"Rex\"}")).isEqualTo("{\"id\":7}");
		assertThat(messages()).containsExactly("DEBUG Sending HTTP Request", "DEBUG Received HTTP Response");
		String id = fields(0).get("tf_http_trans_id");
		assertThat(id).hasSize(36);
		assertThat(fields(0)).containsExactlyInAnyOrderEntriesOf(Map.of("tf_http_op_type", "request",
				"tf_http_req_method", "POST", "tf_http_req_uri", url("/pets?tag=a&tag=b"), "tf_http_trans_id", id));
		assertThat(fields(1)).containsEntry("tf_http_op_type", "response")
			.containsEntry("tf_http_req_method", "POST")
			.containsEntry("tf_http_req_uri", url("/pets?tag=a&tag=b"))
			.containsEntry("tf_http_trans_id", id)
			.containsEntry("tf_http_res_status_code", "201")
			.containsEntry("tf_http_res_status_reason", "Created")
			.hasEntrySatisfying("tf_http_req_duration_ms", (millis) -> assertThat(millis).matches("\\d+"))
			.hasSize(7);
	}

	@Test
	void traceShowsHeadersAndBodiesToo() {
		answer(200, "application/json", "{\"id\":7}");
		logger.setLevel(Level.TRACE);
		assertThat(post("/pets", "{\"name\":\"Rex\"}")).isEqualTo("{\"id\":7}");
		assertThat(messages()).containsExactly("DEBUG Sending HTTP Request", "DEBUG Received HTTP Response",
				"TRACE Read HTTP Response Body");
		assertThat(fields(0)).containsEntry("Content-Type", "application/json")
			.containsEntry("tf_http_req_body", "{\"name\":\"Rex\"}");
		assertThat(fields(1)).containsEntry("x-pets", "one, two").doesNotContainKey(SentRequest.HEADER);
		assertThat(fields(2)).containsExactlyInAnyOrderEntriesOf(Map.of("tf_http_op_type", "response",
				"tf_http_trans_id", fields(0).get("tf_http_trans_id"), "tf_http_res_body", "{\"id\":7}"));
	}

	@Test
	void templateIsLoggedAlike() {
		answer(200, "application/json", "{\"id\":7,\"token\":\"s3cret\"}");
		logger.setLevel(Level.TRACE);
		runner((text) -> text.replace("Rex", "***")).run((context) -> {
			RestTemplate template = context.getBean(RestTemplateBuilder.class).build();
			assertThat(template.postForObject(url("/pets?sig=s3cret"), "Rex", String.class)).contains("s3cret");
		});
		assertThat(messages()).containsExactly("DEBUG Sending HTTP Request", "DEBUG Received HTTP Response",
				"TRACE Read HTTP Response Body");
		assertThat(fields(0)).containsEntry("tf_http_req_uri", url("/pets?sig=***"))
			.containsEntry("tf_http_req_body", "***");
		assertThat(fields(1)).containsEntry("tf_http_res_status_code", "200").doesNotContainKey(SentRequest.HEADER);
		assertThat(fields(2)).containsEntry("tf_http_res_body", "{\"id\":7,\"token\":\"***\"}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Authorization", "Proxy-Authorization", "Cookie", "X-Api-Key", "X-API-KEY", "x-auth-token",
			"Ocp-Apim-Subscription-Key", "X-Vault-Token", "PRIVATE-TOKEN", "X-Amz-Signature" })
	void headersWithCredentialsAreNeverShown(String header) {
		answer(200, "text/plain", "");
		logger.setLevel(Level.TRACE);
		run(UnaryOperator.identity(),
				(client) -> client.get().uri(url("/")).header(header, "s3cret").retrieve().toBodilessEntity());
		assertThat(fields(0)).containsEntry(header, "***");
		assertThat(fields(1)).containsEntry("set-cookie", "***");
		assertThat(all()).doesNotContain("s3cret");
	}

	@Test
	void whatIsNamedLikeASecretIsNotShown() {
		answer(200, "application/json",
				"{\"access_token\": \"s3cret\\\"s3cret\", \"next\":\"n\", \"in\":{\"clientSecret\":\"s3cret\"}}");
		logger.setLevel(Level.TRACE);
		post("/pets?api_key=s3cret&sort=name&sig=s3cret", "{\"password\":\"s3cret\",\"name\":\"Rex\"}");
		assertThat(fields(0)).containsEntry("tf_http_req_uri", url("/pets?api_key=***&sort=name&sig=***"))
			.containsEntry("tf_http_req_body", "{\"password\":\"***\",\"name\":\"Rex\"}");
		assertThat(fields(2)).containsEntry("tf_http_res_body",
				"{\"access_token\": \"***\", \"next\":\"n\", \"in\":{\"clientSecret\":\"***\"}}");
		assertThat(all()).doesNotContain("s3cret");
	}

	@Test
	void encodedNameOfASecretIsOneToo() {
		answer(200, "text/plain", "");
		logger.setLevel(Level.TRACE);
		post("/pets?api%5Fkey=s3cret&s%69g=s3cret&s%6Frt=name", "{}");
		assertThat(fields(0)).containsEntry("tf_http_req_uri", url("/pets?api%5Fkey=***&s%69g=***&s%6Frt=name"));
	}

	@Test
	void formIsShownWithoutSecrets() {
		answer(200, "text/plain", "");
		logger.setLevel(Level.TRACE);
		run(UnaryOperator.identity(),
				(client) -> client.post()
					.uri(url("/token"))
					.contentType(MediaType.APPLICATION_FORM_URLENCODED)
					.body("grant_type=client_credentials&client_secret=s3cret")
					.retrieve()
					.toBodilessEntity());
		assertThat(fields(0)).containsEntry("tf_http_req_body", "grant_type=client_credentials&client_secret=***");
	}

	@Test
	void userInformationIsNotShown() {
		answer(200, "text/plain", "");
		logger.setLevel(Level.DEBUG);
		run(UnaryOperator.identity(),
				(client) -> client.get()
					.uri(URI.create(url("/x#s3cret").replace("//", "//user:s3cret@")))
					.retrieve()
					.toBodilessEntity());
		assertThat(fields(0)).containsEntry("tf_http_req_uri", url("/x"));
		assertThat(all()).doesNotContain("s3cret");
	}

	@Test
	void knownSecretsAreMaskedBeforeABodyIsCut() {
		String secret = "hunter2".repeat(1000);
		answer(200, "text/plain", "x".repeat(LoggedBody.SHOWN - 10) + secret + "y".repeat(100_000));
		logger.setLevel(Level.TRACE);
		String read = run((text) -> text.replace(secret, "***"),
				(client) -> client.get().uri(url("/")).retrieve().body(String.class));
		assertThat(read).hasSize(LoggedBody.SHOWN - 10 + 7000 + 100_000);
		assertThat(fields(2).get("tf_http_res_body")).contains("xxx***y")
			.endsWith("... (cut, %d bytes)".formatted(read.length()))
			.doesNotContain("hunter");
		assertThat(fields(2).get("tf_http_res_body")).hasSizeLessThan(LoggedBody.SHOWN + 50);
	}

	@ParameterizedTest
	@ValueSource(strings = { "x\uD83D\uDE00", "xx\uD83D\uDE00", "xxx\uD83D\uDE00", "x\u6F22" })
	void bodyThatIsCutHalvesNoCharacter(String start) {
		answer(200, "text/plain", start + start.substring(start.lastIndexOf('x') + 1).repeat(20_000));
		logger.setLevel(Level.TRACE);
		run(UnaryOperator.identity(), (client) -> client.get().uri(url("/")).retrieve().body(String.class));
		assertThat(fields(2).get("tf_http_res_body"))
			.matches(start + "[\uD83D\uDE00\u6F22]+\\Q... (cut, \\E\\d+ bytes\\)");
	}

	@Test
	void bodyThatIsNoTextIsCounted() {
		answer(200, "image/png", "\u0001\u0002\u0003");
		logger.setLevel(Level.TRACE);
		run(UnaryOperator.identity(), (client) -> client.get().uri(url("/")).retrieve().body(byte[].class));
		assertThat(fields(2)).containsEntry("tf_http_res_body", "(3 bytes of image/png)");
	}

	@Test
	void failureToGetAnAnswerIsLogged() {
		int port = this.server.getAddress().getPort();
		this.server.stop(0);
		logger.setLevel(Level.DEBUG);
		assertThatExceptionOfType(ResourceAccessException.class).isThrownBy(() -> post("/pets", "{}"));
		assertThat(messages()).containsExactly("DEBUG Sending HTTP Request", "DEBUG Received no HTTP Response");
		assertThat(fields(1)).containsEntry("tf_http_req_uri", "http://127.0.0.1:" + port + "/pets")
			.hasEntrySatisfying("error", (error) -> assertThat(error).contains("ConnectException"))
			.containsKey("tf_http_req_duration_ms");
	}

	@Test
	void whenOffThereIsNoInterceptor() {
		logger.setLevel(Level.INFO);
		runner(UnaryOperator.identity()).run((context) -> context.getBean(RestClient.Builder.class)
			.requestInterceptors((interceptors) -> assertThat(interceptors).hasSize(1)
				.first()
				.isInstanceOf(SentRequestInterceptor.class)));
	}

	@Test
	void whenTraceIsOffNoBodyIsLookedAt() throws IOException {
		logger.setLevel(Level.DEBUG);
		answer(200, "text/plain", "untouched");
		String read = run((text) -> {
			throw new AssertionError("Nothing to mask in " + text);
		}, (client) -> client.get().uri(url("/")).exchange((request, response) -> {
			assertThat(response.getBody().getClass().getName()).doesNotContain("Overheard");
			return new String(response.getBody().readAllBytes(), StandardCharsets.UTF_8);
		}));
		assertThat(read).isEqualTo("untouched");
	}

	@Test
	void answerIsNotReadAhead() {
		CountDownLatch read = new CountDownLatch(1);
		this.server.createContext("/", (exchange) -> {
			exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
			exchange.sendResponseHeaders(200, 0);
			exchange.getResponseBody().write("data: 1\n".getBytes(StandardCharsets.UTF_8));
			exchange.getResponseBody().flush();
			await(read);
			exchange.close();
		});
		logger.setLevel(Level.TRACE);
		String first = run(UnaryOperator.identity(),
				(client) -> client.get().uri(url("/")).exchange((request, response) -> {
					String start = new String(response.getBody().readNBytes(8), StandardCharsets.UTF_8);
					read.countDown();
					return start;
				}));
		assertThat(first).isEqualTo("data: 1\n");
		assertThat(fields(2)).containsEntry("tf_http_res_body", "data: 1\n");
	}

	private static void await(CountDownLatch latch) {
		try {
			latch.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void answer(int status, String type, String body) {
		byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
		this.server.createContext("/", (exchange) -> send(exchange, status, type, bytes));
	}

	private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
		try (InputStream request = exchange.getRequestBody()) {
			request.readAllBytes();
		}
		exchange.getResponseHeaders().add("Content-Type", type);
		exchange.getResponseHeaders().add("X-Pets", "one");
		exchange.getResponseHeaders().add("X-Pets", "two");
		exchange.getResponseHeaders().add("Set-Cookie", "session=s3cret");
		exchange.sendResponseHeaders(status, (body.length > 0) ? body.length : -1);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

	private String url(String path) {
		return "http://127.0.0.1:" + this.server.getAddress().getPort() + path;
	}

	private String post(String path, String json) {
		return run(UnaryOperator.identity(),
				(client) -> client.post()
					.uri(URI.create(url(path)))
					.contentType(MediaType.APPLICATION_JSON)
					.body(json)
					.retrieve()
					.body(String.class));
	}

	private <T> T run(UnaryOperator<String> mask, Call<T> call) {
		Object[] result = new Object[1];
		runner(mask).run((context) -> {
			assertThat(context).hasNotFailed();
			result[0] = call.run(context.getBean(RestClient.Builder.class).build());
		});
		@SuppressWarnings("unchecked")
		T answer = (T) result[0];
		return answer;
	}

	private static ApplicationContextRunner runner(UnaryOperator<String> mask) {
		return new ApplicationContextRunner()
			.withBean("terraformHttpLogInterceptor", HttpLogInterceptor.class, () -> new HttpLogInterceptor(mask))
			.withConfiguration(AutoConfigurations.of(HttpClientAutoConfiguration.class,
					RestClientAutoConfiguration.class, RestTemplateAutoConfiguration.class,
					AutoConfigurationClasses.HTTP_DIAGNOSTICS, AutoConfigurationClasses.HTTP_LOG));
	}

	private List<String> messages() {
		return this.lines.list.stream().map((event) -> event.getLevel() + " " + event.getFormattedMessage()).toList();
	}

	private Map<String, String> fields(int line) {
		return this.lines.list.get(line)
			.getKeyValuePairs()
			.stream()
			.collect(Collectors.toMap((pair) -> pair.key, (pair) -> String.valueOf(pair.value)));
	}

	private String all() {
		return this.lines.list.stream().map((event) -> event + " " + event.getKeyValuePairs()).toList().toString();
	}

	interface Call<T> {

		T run(RestClient client);

	}

}
