/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.codec.JsonTree;

/**
 * Lists the properties of the configuration metadata, which editors complete.
 */
final class PropertiesPage {

	private static final String HEADING = """
			# Properties

			Every property of `terraform.*`, with its type, default and meaning. They stand in `application.yml` or `application.properties` of
			the provider. A practitioner sets one by a variable of the environment: `TERRAFORM_PROVIDER_SERVER_TRANSPORT` is
			`terraform.provider.server.transport`, without its hyphens. This page is made of the metadata that editors complete.
			""";

	private PropertiesPage() {
	}

	static String document() {
		Map<String, String> lines = new TreeMap<>();
		try {
			for (URL metadata : Collections.list(PropertiesPage.class.getClassLoader()
				.getResources("META-INF/spring-configuration-metadata.json"))) {
				read(metadata).forEach((property) -> lines.put(String.valueOf(property.get("name")), line(property)));
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return HEADING + String.join("", lines.values());
	}

	@SuppressWarnings("unchecked")
	private static List<Map<String, Object>> read(URL metadata) throws IOException {
		byte[] json = metadata.openStream().readAllBytes();
		return ((List<Map<String, Object>>) Objects.requireNonNull(JsonTree.readObject(json).get("properties")))
			.stream()
			.filter((property) -> String.valueOf(property.get("name")).startsWith("terraform."))
			.toList();
	}

	private static String line(Map<String, Object> property) {
		Object value = property.get("defaultValue");
		String description = String.valueOf(property.getOrDefault("description", ""))
			.replaceAll("\\{@code ([^}]*)}", "`$1`");
		return "\n## `%s`\n\n%s %s%s.\n".formatted(property.get("name"), sentence(description),
				type(String.valueOf(property.get("type"))),
				(value != null) ? ", by default `" + text(value) + "`" : "");
	}

	private static String sentence(String text) {
		return Character.toUpperCase(text.charAt(0)) + text.substring(1) + (text.endsWith(".") ? "" : ".");
	}

	private static String text(Object value) {
		return (value instanceof List<?> list)
				? list.stream().map(PropertiesPage::text).collect(Collectors.joining(",")) : String.valueOf(value);
	}

	private static String type(String name) {
		try {
			Object[] constants = Class.forName(name).getEnumConstants();
			if (constants != null) {
				return Stream.of(constants)
					.map((constant) -> "`" + constant.toString().toLowerCase(Locale.ROOT) + "`")
					.collect(Collectors.joining(", "));
			}
		}
		catch (ClassNotFoundException ex) {
			// A type with arguments
			Objects.requireNonNull(ex);
		}
		return name.replaceAll("[\\w.]+\\.([A-Z])", "$1").replace("<", " of ").replace(">", "").replace(",", ", ");
	}

}
