/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.DescriptionFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

/**
 * Tests for {@link ResourceFinder}.
 */
class ResourceFinderTests {

	@TempDir
	Path folder;

	@Test
	void typesAreToldByWhatElseIsSaid() throws IOException {
		Path description = Path.of("src/test/resources/dev/tfprovider/internal/openapi/services/half-promised.yaml");
		Map<String, String> types = new HashMap<>();
		FoundResource found = new ResourceFinder(DescriptionFile.read(description, null, false)).all()
			.resources()
			.get(0);
		found.id()
			.request()
			.object()
			.properties()
			.forEach((name, property) -> types.put(name, property.type().getClass().getSimpleName()));
		assertThat(types).isEqualTo(Map.ofEntries(Map.entry("title", "Text"), Map.entry("kind", "Text"),
				Map.entry("level", "Numeric"), Map.entry("open", "Flag"), Map.entry("ratio", "Numeric"),
				Map.entry("port", "Numeric"), Map.entry("code", "Text"), Map.entry("weight", "Numeric"),
				Map.entry("queue", "Text"), Map.entry("labels", "Elements"), Map.entry("mode", "Anything"),
				Map.entry("opens", "Text"), Map.entry("seed", "Numeric"), Map.entry("parts", "Elements"),
				Map.entry("place", "Members"), Map.entry("rest", "Anything")));
	}

	/**
	 * Paths without a GET are looked for among all others.
	 */
	@Test
	void timeGrowsWithTheNumberOfPathsAlone() throws IOException {
		StringBuilder text = new StringBuilder(
				"""
						openapi: 3.0.3
						info: { title: Many, version: "1" }
						components:
						  schemas:
						    Thing: { type: object, properties: { id: { type: string }, name: { type: string }, note: { type: string } } }
						paths:
						""");
		for (int i = 0; i < 1_500; i++) {
			text.append(
					"""
							  /accounts/{account}/group%1$s/things:
							    post:
							      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }
							      responses: { "201": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } }
							  /accounts/{account}/group%1$s/things/{id}:
							    delete: { responses: { "204": {} } }
							"""
						.formatted(i % 1_000 + ((i < 1_000) ? "" : "/more")));
		}
		Path file = Files.writeString(this.folder.resolve("api.yaml"), text);
		ApiDescription description = DescriptionFile.read(file, null, false);
		Proposal proposal = assertTimeout(Duration.ofSeconds(15), () -> new ResourceFinder(description).all());
		assertThat(proposal.resources()).isEmpty();
		assertThat(proposal.rejected()).hasSize(3_000);
	}

}
