/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Compares what {@code schema --json} and {@code schema --full} print with the JSON
 * Schema in the documentation.
 */
class ProviderSchemaJsonTests {

	private final Schema schema;

	ProviderSchemaJsonTests() throws IOException {
		this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
			.getSchema(Files.readString(Path.of("../docs/provider-schema.schema.json")), InputFormat.JSON);
	}

	@Test
	void documentsAreAsTheSchemaSays() throws IOException {
		assertThat(problems(document(false))).isEmpty();
		assertThat(problems(document(true))).isEmpty();
	}

	@Test
	void anythingElseIsNoSuchDocument() throws IOException {
		String document = document(true);
		assertThat(problems(document.replace("\"declared\":1", "\"declared\":2"))).isNotEmpty();
		assertThat(problems(document.replace("\"format_version\":\"1.0\"", "\"format_version\":\"2.0\""))).isNotEmpty();
		assertThat(problems(document.replace("\"type\":\"string\"", "\"type\":\"text\""))).isNotEmpty();
		assertThat(problems(document.replace("\"nesting_mode\":\"set\"", "\"nesting_mode\":\"bag\""))).isNotEmpty();
		assertThat(problems(document.replace("\"required\":true", "\"needed\":true"))).isNotEmpty();
	}

	private List<com.networknt.schema.Error> problems(String document) {
		return this.schema.validate(document, InputFormat.JSON);
	}

	private static String document(boolean full) throws IOException {
		ByteArrayOutputStream text = new ByteArrayOutputStream();
		SchemaDocument.of(NotesProvider.commanded().service().runtime(), full).write(text);
		return text.toString(StandardCharsets.UTF_8);
	}

}
