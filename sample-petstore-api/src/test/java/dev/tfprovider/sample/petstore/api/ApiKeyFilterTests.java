/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

import static org.assertj.core.api.Assertions.assertThat;

class ApiKeyFilterTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension("--petstore.api-key=sesame");

	@ParameterizedTest
	@ValueSource(strings = { "/api/v3/pet", "/api/v3/unicorn", "/admin/faults" })
	void callWithoutKeyIsUnauthorized(String path) {
		assertThat(api.get(path)).hasStatus(HttpStatus.UNAUTHORIZED)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
			.bodyJson()
			.isStrictlyEqualTo("""
					{
					  "title": "Unauthorized", "status": 401,
					  "detail": "This call needs a valid X-API-Key header.", "instance": "%s"
					}
					""".formatted(path));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "Sesame", "sesam", "sesame seed" })
	void callWithAnotherKeyIsUnauthorized(String key) {
		assertThat(api.get("/api/v3/pet", "X-API-Key", key)).hasStatus(HttpStatus.UNAUTHORIZED);
	}

	@Test
	void callWithTheKeyIsServed() {
		assertThat(api.get("/api/v3/pet", "X-API-Key", "sesame")).hasStatusOk().hasBodyTextEqualTo("[]");
	}

	@Test
	void tokenIsAKeyUntilItIsRevoked() throws Exception {
		String token = created("POST", "/token", "sesame", "{\"purpose\": \"ci\"}");
		String text = value("token", token);
		assertThat(api.get("/api/v3/pet", "X-API-Key", text)).hasStatusOk();
		assertThat(api.get("/api/v3/pet", "X-API-Key", text.toLowerCase(Locale.ROOT) + "x"))
			.hasStatus(HttpStatus.UNAUTHORIZED);

		created("DELETE", "/token/" + value("id", token), text, "");

		assertThat(api.get("/api/v3/pet", "X-API-Key", text)).hasStatus(HttpStatus.UNAUTHORIZED);
	}

	@Test
	void expiredTokenIsNoKey() throws Exception {
		String text = value("token",
				created("POST", "/token", "sesame", "{\"purpose\": \"ci\", \"lifetimeSeconds\": 1}"));

		Thread.sleep(1100);

		assertThat(api.get("/api/v3/pet", "X-API-Key", text)).hasStatus(HttpStatus.UNAUTHORIZED);
	}

	@Test
	void createWithoutKeyHasNoEffect() {
		assertThat(api.post("/api/v3/pet", "{\"name\": \"Rex\"}")).hasStatus(HttpStatus.UNAUTHORIZED);

		assertThat(api.get("/api/v3/pet", "X-API-Key", "sesame")).hasBodyTextEqualTo("[]");
	}

	private static String created(String method, String path, String key, String json) throws Exception {
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + api.port() + "/api/v3" + path))
			.header("Content-Type", "application/json")
			.header("X-API-Key", key)
			.method(method, HttpRequest.BodyPublishers.ofString(json))
			.build();
		HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
		assertThat(response.statusCode()).isBetween(200, 299);
		return response.body();
	}

	private static String value(String name, String json) {
		Matcher matcher = Pattern.compile("\"" + name + "\" *: *\"?([\\w-]+)").matcher(json);
		assertThat(matcher.find()).isTrue();
		return matcher.group(1);
	}

}
