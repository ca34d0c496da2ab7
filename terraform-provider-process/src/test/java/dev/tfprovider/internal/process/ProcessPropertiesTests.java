/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import org.springframework.boot.json.JsonParserFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an IDE shows of {@link ProcessProperties}.
 */
class ProcessPropertiesTests {

	@Test
	@SuppressWarnings("unchecked")
	void everyPropertyIsDescribedWithItsDefault() throws IOException {
		Map<String, String> defaults = new TreeMap<>();
		String json = Files.readString(Path.of("target/classes/META-INF/spring-configuration-metadata.json"));
		for (Map<String, Object> property : (List<Map<String, Object>>) JsonParserFactory.getJsonParser()
			.parseMap(json)
			.get("properties")) {
			assertThat((String) property.get("description")).isNotBlank();
			// Some parsers take every number for a fraction
			defaults.put((String) property.get("name"),
					String.valueOf(property.get("defaultValue")).replaceFirst("\\.0$", ""));
		}
		assertThat(defaults)
			.isEqualTo(Map.of("terraform.provider.process.scope", "command", "terraform.provider.process.idle-timeout",
					"null", "terraform.provider.process.max-age", "1h", "terraform.provider.process.prepared", "3"));
	}

}
