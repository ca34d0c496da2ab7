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

import dev.tfprovider.internal.codec.JsonTree;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an IDE shows of {@link ProcessProperties}.
 */
class ProcessPropertiesTests {

	@Test
	@SuppressWarnings("unchecked")
	void everyPropertyIsDescribedWithItsDefault() throws IOException {
		Map<String, String> defaults = new TreeMap<>();
		byte[] json = Files.readAllBytes(Path.of("target/classes/META-INF/spring-configuration-metadata.json"));
		for (Map<String, Object> property : (List<Map<String, Object>>) JsonTree.readObject(json).get("properties")) {
			assertThat((String) property.get("description")).isNotBlank();
			defaults.put((String) property.get("name"), String.valueOf(property.get("defaultValue")));
		}
		assertThat(defaults)
			.isEqualTo(Map.of("terraform.provider.process.scope", "command", "terraform.provider.process.idle-timeout",
					"null", "terraform.provider.process.max-age", "1h", "terraform.provider.process.prepared", "3"));
	}

}
