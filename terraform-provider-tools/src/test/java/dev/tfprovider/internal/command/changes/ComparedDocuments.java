/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.command.schema.DescribedProvider;

/**
 * Schema documents of a provider {@code h/acme/x}, made of parts and compared.
 */
final class ComparedDocuments {

	private ComparedDocuments() {
	}

	/**
	 * Return the lines of a comparison of two providers.
	 * @param before members of the earlier provider
	 * @param after members of the later provider
	 */
	static List<String> lines(String before, String after, StoredVersions versions) {
		return changes(before, after, versions).stream()
			.map((change) -> change.impact() + " " + change.place() + ": " + change.what())
			.toList();
	}

	static List<SchemaChange> changes(String before, String after, StoredVersions versions) {
		return ProviderComparison.of(provider(before), provider(after), versions);
	}

	static String document(String members) {
		return "{\"format_version\":\"1.0\",\"provider_schemas\":{\"h/acme/x\":{" + members + "}}}";
	}

	private static DescribedProvider provider(String members) {
		return SchemaDocuments.provider(read(document(members)), Optional.empty(), "h/acme/x");
	}

	static DocumentValue read(String document) {
		try {
			return SchemaFile.read("old.json", new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
