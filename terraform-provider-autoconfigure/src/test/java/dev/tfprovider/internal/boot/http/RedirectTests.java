/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsServer;
import dev.tfprovider.boot.autoconfigure.AutoConfigurationClasses;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.ssl.SslAutoConfiguration;
import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.autoconfigure.HttpClientAutoConfiguration;
import org.springframework.boot.http.client.autoconfigure.imperative.ImperativeHttpClientAutoConfiguration;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.restclient.RestTemplateBuilder;
import org.springframework.boot.restclient.autoconfigure.RestClientAutoConfiguration;
import org.springframework.boot.restclient.autoconfigure.RestTemplateAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.http.HttpMethod;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchException;

/**
 * Where requests with credentials go when a real server points elsewhere.
 */
@Timeout(60)
class RedirectTests {

	private static final String FOLLOW = "terraform.provider.http.follow-redirects-to-other-origins=true";

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner().withConfiguration(
			AutoConfigurations.of(AutoConfigurationClasses.HTTP_ENVIRONMENT, AutoConfigurationClasses.HTTP_DIAGNOSTICS,
					SslAutoConfiguration.class, RestClientAutoConfiguration.class, RestTemplateAutoConfiguration.class,
					HttpClientAutoConfiguration.class, ImperativeHttpClientAutoConfiguration.class,
					HttpMessageConvertersAutoConfiguration.class));

	@TempDir
	private Path directory;

	private final List<String> seenByOther = new CopyOnWriteArrayList<>();

	private final List<String> seen = new CopyOnWriteArrayList<>();

	private HttpServer upstream;

	private HttpServer other;

	@BeforeEach
	void start() throws IOException {
		this.upstream = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
		this.upstream.createContext("/", (exchange) -> answer(exchange, this.seen, 200, null));
		this.upstream.start();
		this.other = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
		this.other.createContext("/", (exchange) -> answer(exchange, this.seenByOther, 200, null));
		this.other.start();
	}

	@AfterEach
	void stop() {
		this.upstream.stop(0);
		this.other.stop(0);
	}

	@ParameterizedTest
	@ValueSource(ints = { 301, 302, 303, 307, 308 })
	void nothingGoesToAnotherOriginAndThePractitionerReadsWho(int status) {
		redirect("/pets", status, url(this.other) + "/stolen?ticket=t1cket");
		Exception failure = exception(HttpMethod.POST, url(this.upstream) + "/pets?token=s3cret");
		assertThat(this.seenByOther).isEmpty();
		Diagnostic diagnostic = translate(failure);
		assertThat(diagnostic.summary()).isEqualTo("Could not create petstore_pet");
		assertThat(diagnostic.detail())
			.isEqualTo("POST %s/pets was redirected: %s answered with status %d, which points to %s. "
				.formatted(url(this.upstream), url(this.upstream), status, url(this.other))
					+ "That is another origin, and the request was not repeated there, because its credentials and its "
					+ "content would go along. If the service is at %s now, configure that address; otherwise find out "
						.formatted(url(this.other))
					+ "who answers in its place. Developers of the provider can allow it with the property "
					+ "\"terraform.provider.http.follow-redirects-to-other-origins\".");
	}

	@ParameterizedTest
	@ValueSource(strings = { "http://localhost:{port}/x", "//localhost:{port}/x", "http://[::1]:{port}/x",
			"http://127.0.0.1/x", "https://127.0.0.1:{port}/x", "http://127.0.0.1.:{port}/x",
			"ftp://127.0.0.1:{port}/x", "http://127.0.0.1:{port}@localhost/x", "http://my_host:{port}/x",
			"mailto:me@127.0.0.1" })
	void anotherNameSchemeOrPortIsAnotherOrigin(String location) {
		redirect("/pets", 307, location.replace("{port}", "" + this.upstream.getAddress().getPort()));
		Exception failure = exception(HttpMethod.POST, url(this.upstream) + "/pets");
		assertThat(this.seen).containsExactly("POST /pets key=s3cret authorization=Bearer s3cret a=b");
		assertThat(translate(failure).detail()).contains("another origin");
	}

	@Test
	void secureServiceDoesNotLeadToAPlainOne() throws IOException {
		TestAuthority authority = new TestAuthority("Redirecting");
		HttpsServer secure = authority.serve("localhost");
		secure.createContext("/pets", (exchange) -> answer(exchange, this.seen, 302, url(this.other) + "/pets"));
		Path file = authority.write(this.directory.resolve("ca.pem"));
		String url = "https://localhost:" + secure.getAddress().getPort();
		ClientHttpRequestFactory factory = new HttpEnvironment(Map.of("SSL_CERT_FILE", file.toString()), this.directory,
				false, null, null)
			.bridge(ClientHttpRequestFactoryBuilder.jdk())
			.build();
		RestClient client = RestClient.builder().requestFactory(factory).build();
		assertThat(catchException(() -> client.get().uri(url + "/pets").retrieve().body(String.class))).rootCause()
			.isInstanceOf(RefusedRedirectException.class)
			.hasMessageStartingWith("%s answered with status 302, which points to %s.".formatted(url, url(this.other)));
		assertThat(this.seenByOther).isEmpty();
		secure.stop(0);
	}

	@ParameterizedTest
	@CsvSource({ "301, POST, GET, ''", "302, POST, GET, ''", "303, POST, GET, ''", "303, PUT, GET, ''",
			"301, PUT, PUT, a=b", "302, DELETE, DELETE, a=b", "307, POST, POST, a=b", "308, PATCH, PATCH, a=b" })
	void redirectWithinTheOriginIsFollowed(int status, HttpMethod method, String then, String content) {
		redirect("/old/pets", status, "../new/pets?x=y");
		assertThat(exception(method, url(this.upstream) + "/old/pets")).isNull();
		assertThat(this.seen).containsExactly(method + " /old/pets key=s3cret authorization=Bearer s3cret a=b",
				"%s /new/pets?x=y key=s3cret authorization=Bearer s3cret %s".formatted(then, content));
	}

	@ParameterizedTest
	@ValueSource(strings = { "/new", "new", "http://127.0.0.1:{port}/new", "HTTP://127.0.0.1:{port}/new",
			"//127.0.0.1:{port}/new" })
	void allFormsOfAnAddressWithinTheOriginAreFollowed(String location) {
		redirect("/old", 302, location.replace("{port}", "" + this.upstream.getAddress().getPort()));
		assertThat(exception(HttpMethod.GET, url(this.upstream) + "/old")).isNull();
		assertThat(this.seen).hasSize(2).last().asString().startsWith("GET /new");
	}

	@Test
	void circleEnds() {
		redirect("/old", 302, "/old");
		Exception failure = exception(HttpMethod.GET, url(this.upstream) + "/old");
		assertThat(translate(failure).detail()).isEqualTo(
				"GET %s/old was redirected: %s pointed to another of its addresses more than 5 times. Check that the "
					.formatted(url(this.upstream), url(this.upstream)) + "configured address is that of the service.");
		assertThat(this.seen).hasSize(1 + SameOriginRequest.MOST);
	}

	@Test
	void authorsMayFollowEverywhereOrNowhere() {
		redirect("/pets", 307, url(this.other) + "/pets");
		assertThat(
				exception(this.contextRunner.withPropertyValues(FOLLOW), HttpMethod.POST, url(this.upstream) + "/pets"))
			.isNull();
		assertThat(this.seenByOther).containsExactly("POST /pets key=s3cret authorization=Bearer s3cret a=b");
		assertThat(exception(this.contextRunner.withPropertyValues("spring.http.clients.redirects=dont-follow"),
				HttpMethod.POST, url(this.upstream) + "/pets"))
			.isNull();
		assertThat(this.seenByOther).hasSize(1);
	}

	@Test
	void templateFollowsAlike() {
		redirect("/pets", 302, url(this.other) + "/pets");
		this.contextRunner.run((context) -> {
			Exception failure = catchException(() -> context.getBean(RestTemplateBuilder.class)
				.build()
				.postForObject(url(this.upstream) + "/pets", Map.of("a", "b"), String.class));
			assertThat(translate(failure).detail()).contains("which points to " + url(this.other));
		});
		assertThat(this.seenByOther).isEmpty();
	}

	private void redirect(String path, int status, String location) {
		this.upstream.createContext(path, (exchange) -> answer(exchange, this.seen, status, location));
	}

	private static void answer(HttpExchange exchange, List<String> seen, int status, @Nullable String location)
			throws IOException {
		try (InputStream body = exchange.getRequestBody()) {
			seen.add("%s %s key=%s authorization=%s %s".formatted(exchange.getRequestMethod(), exchange.getRequestURI(),
					exchange.getRequestHeaders().getFirst("X-Api-Key"),
					exchange.getRequestHeaders().getFirst("Authorization"),
					new String(body.readAllBytes(), StandardCharsets.UTF_8)));
		}
		if (location != null) {
			exchange.getResponseHeaders().add("Location", location);
		}
		exchange.sendResponseHeaders(status, -1);
		exchange.close();
	}

	private static String url(HttpServer server) {
		return "http://127.0.0.1:" + server.getAddress().getPort();
	}

	private Exception exception(HttpMethod method, String url) {
		return exception(this.contextRunner, method, url);
	}

	private static Exception exception(ApplicationContextRunner runner, HttpMethod method, String url) {
		Exception[] failure = new Exception[1];
		runner.run((context) -> {
			RestClient.RequestBodySpec request = context.getBean(RestClient.Builder.class)
				.build()
				.method(method)
				.uri(url)
				.header("X-Api-Key", "s3cret")
				.header("Authorization", "Bearer s3cret");
			if (method != HttpMethod.GET) {
				request.body("a=b");
			}
			failure[0] = catchException(() -> request.retrieve().toBodilessEntity());
		});
		return failure[0];
	}

	private static Diagnostic translate(Exception failure) {
		Diagnostics diagnostics = new Diagnostics();
		new RestClientExceptionTranslator(new SentRequestInterceptor(() -> null), () -> "").translate(failure,
				new HttpDiagnosticsTests.CreatePet(), diagnostics);
		return diagnostics.asList().get(0);
	}

}
