/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an IDE shows of the properties of tests.
 */
class TestSettingsMetadataTests {

	@Test
	void settingsAreDescribed() throws IOException {
		JsonNode described = read();
		assertThat(described.path("type").asString()).isEqualTo("java.util.Map<java.lang.String,java.lang.String>");
		assertThat(described.path("description").asString()).startsWith("The provider block of tests");
	}

	/**
	 * Several modules on the class path have such a file.
	 */
	private static JsonNode read() throws IOException {
		for (URL file : Collections
			.list(TestSettings.class.getClassLoader().getResources("META-INF/spring-configuration-metadata.json"))) {
			try (InputStream metadata = file.openStream()) {
				for (JsonNode property : new JsonMapper().readTree(metadata).path("properties")) {
					if (property.path("name").asString().equals(TestSettings.PREFIX)) {
						return property;
					}
				}
			}
		}
		throw new AssertionError(TestSettings.PREFIX + " is not described");
	}

}
