/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DataObjectPropertyName;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an IDE shows of our properties.
 */
class ConfigurationMetadataTests {

	private static final Pattern NAME = Pattern.compile("\"(terraform\\.provider(?:\\.[a-z-]+)+)[\"=]");

	/**
	 * What looks like a property: names of observations, and marks between a launcher and
	 * its process.
	 */
	private static final Set<String> NO_PROPERTIES = Set.of("terraform.provider.rpc", "terraform.provider.call",
			"terraform.provider.command", "terraform.provider.command.sharing", "terraform.provider.deferred-logging",
			"terraform.provider.start.mark", "terraform.provider.start.recording");

	@Test
	void everyPropertyIsDescribed() throws IOException {
		Map<String, JsonNode> properties = new HashMap<>();
		try (InputStream metadata = getClass().getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
			for (JsonNode property : new JsonMapper().readTree(metadata).path("properties")) {
				properties.put(property.path("name").asString(), property);
			}
		}
		assertThat(properties).containsOnlyKeys("terraform.provider.name", "terraform.provider.address",
				"terraform.provider.version", "terraform.provider.protocols", "terraform.provider.enabled",
				"terraform.provider.development.port", "terraform.provider.development.env-file",
				"terraform.provider.server.enabled", "terraform.provider.server.spring-grpc",
				"terraform.provider.server.transport", "terraform.provider.operations.poll-interval",
				"terraform.provider.operations.cancel-grace", "terraform.provider.operations.interrupt-grace",
				"terraform.provider.operations.fail-on-forgotten-values", "terraform.provider.operations.shared-reads",
				"terraform.provider.start.report", "terraform.provider.start.auto-configurations",
				"terraform.provider.http.follow-redirects-to-other-origins",
				"terraform.provider.experimental.state-stores");
		assertThat(properties.values())
			.allSatisfy((property) -> assertThat(property.path("description").asString()).isNotBlank());
		assertThat(properties.get("terraform.provider.enabled").path("defaultValue").asBoolean()).isTrue();
		assertThat(properties.get("terraform.provider.name").path("description").asString())
			.isEqualTo("local name of the provider, the prefix of every type name");
	}

	@Test
	void everyNameInTheSourcesIsDescribed() throws IOException {
		Set<String> described = new HashSet<>();
		try (InputStream metadata = getClass().getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
			new JsonMapper().readTree(metadata)
				.path("properties")
				.forEach((property) -> described.add(property.path("name").asString()));
		}
		Set<String> found = new TreeSet<>();
		try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
			for (Path source : sources.filter((file) -> file.toString().endsWith(".java")).toList()) {
				Matcher names = NAME.matcher(Files.readString(source));
				while (names.find()) {
					found.add(names.group(1));
				}
			}
		}
		assertThat(found).contains("terraform.provider.server.enabled", "terraform.provider.server.spring-grpc",
				"terraform.provider.development.port");
		found.removeAll(NO_PROPERTIES);
		found.removeIf((name) -> described.contains(name)
				|| described.stream().anyMatch((property) -> property.startsWith(name + ".")));
		assertThat(found).as("describe it, or say why it is none").isEmpty();
	}

	@Test
	void everyComponentHasItsTypeAndDefault() throws IOException {
		Map<String, JsonNode> described = new HashMap<>();
		try (InputStream metadata = getClass().getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
			for (JsonNode property : new JsonMapper().readTree(metadata).path("properties")) {
				described.put(property.path("name").asString(), property);
			}
		}
		for (Class<?> properties : List.of(TerraformProviderProperties.class, LaunchProperties.class)) {
			assertDescribed(properties.getAnnotation(ConfigurationProperties.class).value(), properties, described);
		}
	}

	private static void assertDescribed(String prefix, Class<?> properties, Map<String, JsonNode> described) {
		for (Parameter parameter : properties.getDeclaredConstructors()[0].getParameters()) {
			String name = prefix + "." + DataObjectPropertyName.toDashedForm(parameter.getName());
			if (parameter.getType().isRecord()) {
				assertDescribed(name, parameter.getType(), described);
				continue;
			}
			assertThat(described).containsKey(name);
			JsonNode property = described.get(name);
			String type = ClassUtils.resolvePrimitiveIfNecessary(parameter.getType()).getName();
			assertThat(property.path("type").asString()).as(name).startsWith(type);
			DefaultValue value = parameter.getAnnotation(DefaultValue.class);
			String[] values = (value != null) ? value.value() : new String[0];
			JsonNode given = property.path("defaultValue");
			assertThat(given.isArray() ? given.path(0).asString() : given.asString("")).as(name)
				.isEqualTo((values.length > 0) ? values[0] : "");
			assertThat(property.path("description").asString()).as(name).isNotBlank();
		}
	}

	@Test
	void whatIsNoEnumHasItsValuesAsHints() throws IOException {
		Map<String, String> hints = new HashMap<>();
		try (InputStream metadata = getClass().getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
			for (JsonNode hint : new JsonMapper().readTree(metadata).path("hints")) {
				hints.put(hint.path("name").asString(), hint.path("values").findValuesAsString("value").toString());
			}
		}
		assertThat(hints).containsEntry("terraform.provider.protocols", "[6, 5]")
			.containsEntry("terraform.provider.start.auto-configurations", "[*]");
	}

}
