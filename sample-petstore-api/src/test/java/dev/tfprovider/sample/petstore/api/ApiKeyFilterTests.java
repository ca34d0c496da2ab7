/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

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
	void createWithoutKeyHasNoEffect() {
		assertThat(api.post("/api/v3/pet", "{\"name\": \"Rex\"}")).hasStatus(HttpStatus.UNAUTHORIZED);

		assertThat(api.get("/api/v3/pet", "X-API-Key", "sesame")).hasBodyTextEqualTo("[]");
	}

}
