/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

import dev.tfprovider.boot.autoconfigure.AutoConfigurationClasses;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.boot.http.SilentService.Behaviour;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.HttpClientSettings;
import org.springframework.boot.http.client.JdkClientHttpRequestFactoryBuilder;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchException;

/**
 * Tests calls of services that never answer.
 */
@Timeout(60)
class TimeLimitTests {

	private static final String NO_CONNECTION = "POST %s/pets got no answer: the connection timed out after 500 ms, "
			+ "the limit of \"spring.http.clients.connect-timeout\". Check that the service is up and reachable from "
			+ "here.";

	private static final String NO_ANSWER = "POST %s/pets got no answer: the answer timed out after 1 second, the limit "
			+ "of \"spring.http.clients.read-timeout\". What was asked for may have been done. Check that the service "
			+ "is up and reachable from here.";

	private static final String HALF_AN_ANSWER = "POST %s/pets was answered, but the answer broke off: the answer timed "
			+ "out after 1 second, the limit of \"spring.http.clients.read-timeout\". What was asked for may have been "
			+ "done. Check that the service is well, and try again.";

	private final ApplicationContextRunner contextRunner = LocalService.clients()
		.withConfiguration(AutoConfigurations.of(AutoConfigurationClasses.HTTP_ENVIRONMENT));

	private final ApplicationContextRunner impatient = this.contextRunner
		.withPropertyValues("spring.http.clients.connect-timeout=500ms", "spring.http.clients.read-timeout=1s");

	static Stream<Arguments> unanswered() {
		return Stream.of("jdk", "simple")
			.flatMap((client) -> Stream.of(Arguments.of(client, Behaviour.NEVER_ACCEPTS, NO_CONNECTION),
					Arguments.of(client, Behaviour.ACCEPTS_AND_IS_SILENT, NO_ANSWER),
					Arguments.of(client, Behaviour.SENDS_HEADERS_AND_NOTHING, HALF_AN_ANSWER),
					Arguments.of(client, Behaviour.DRIPS_ITS_BODY, HALF_AN_ANSWER),
					Arguments.of(client, Behaviour.DRIPS_ITS_HEAD, NO_ANSWER)))
			// Where a client counts the time between two bytes, it does so in the head as
			// well
			.filter((arguments) -> !arguments.get()[0].equals("simple")
					|| arguments.get()[1] != Behaviour.DRIPS_ITS_HEAD);
	}

	@ParameterizedTest
	@MethodSource("unanswered")
	void callEndsAtItsLimitAndTellsWhich(String client, Behaviour behaviour, String detail) throws IOException {
		try (SilentService service = SilentService.start(behaviour)) {
			long start = System.nanoTime();
			List<String> failures = details(
					this.impatient.withPropertyValues("spring.http.clients.imperative.factory=" + client), service,
					null);
			assertThat(failures).containsExactly(detail.formatted(service.url()));
			assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
		}
	}

	@Test
	void limitOfTheProvidersCodeIsToldAsSuch() throws IOException {
		try (SilentService service = SilentService.start(Behaviour.ACCEPTS_AND_IS_SILENT)) {
			assertThat(details(this.impatient, service, Duration.ofMillis(250))).singleElement()
				.asString()
				.contains("got no answer: the answer timed out after 250 ms, a limit that the provider sets. What");
		}
	}

	@ParameterizedTest
	@CsvSource(nullValues = "none",
			value = { "none,none,PT10S,PT2M", "3s,none,PT3S,PT2M", "none,20m,PT10S,PT20M", "0,0s,none,none" })
	void everyClientHasLimitsUnlessTheyAreTurnedOff(@Nullable String connect, @Nullable String read,
			@Nullable Duration connectTimeout, @Nullable Duration readTimeout) {
		ApplicationContextRunner runner = this.contextRunner;
		runner = (connect != null) ? runner.withPropertyValues("spring.http.clients.connect-timeout=" + connect)
				: runner;
		runner = (read != null) ? runner.withPropertyValues("spring.http.clients.read-timeout=" + read) : runner;
		runner.run((context) -> {
			HttpEnvironment environment = context.getBean(HttpEnvironment.class);
			for (HttpClientSettings given : List.of(context.getBean(HttpClientSettings.class),
					HttpClientSettings.defaults())) {
				HttpClientSettings used = used(environment, given);
				assertThat(used.connectTimeout()).isEqualTo(connectTimeout);
				assertThat(used.readTimeout()).isEqualTo(readTimeout);
			}
		});
	}

	@Test
	void limitsOfTheProvidersCodeAreKept() {
		HttpClientSettings used = used(new HttpEnvironment(Map.of(), Path.of(""), false, null, null),
				HttpClientSettings.defaults().withTimeouts(Duration.ofSeconds(1), Duration.ZERO));
		assertThat(used.connectTimeout()).isEqualTo(Duration.ofSeconds(1));
		assertThat(used.readTimeout()).isNull();
	}

	private static HttpClientSettings used(HttpEnvironment environment, HttpClientSettings given) {
		AtomicReference<HttpClientSettings> used = new AtomicReference<>();
		JdkClientHttpRequestFactoryBuilder jdk = ClientHttpRequestFactoryBuilder.jdk();
		environment.bridge((settings) -> {
			used.set(settings);
			return jdk.build(settings);
		}).build(given);
		return used.get();
	}

	private static List<String> details(ApplicationContextRunner runner, SilentService service,
			@Nullable Duration read) {
		Diagnostics diagnostics = new Diagnostics();
		runner.run((context) -> {
			RestClient.Builder builder = context.getBean(RestClient.Builder.class);
			if (read != null) {
				builder.requestFactory(context.getBean(ClientHttpRequestFactoryBuilder.class)
					.build(context.getBean(HttpClientSettings.class).withReadTimeout(read)));
			}
			Exception failure = catchException(() -> builder.build()
				.post()
				.uri(service.url() + "/pets")
				.body(Map.of("a", "b"))
				.retrieve()
				.body(List.class));
			context.getBean(RestClientExceptionTranslator.class)
				.translate(failure, new HttpDiagnosticsTests.CreatePet(), diagnostics);
		});
		return diagnostics.asList().stream().map((diagnostic) -> diagnostic.detail()).toList();
	}

}
