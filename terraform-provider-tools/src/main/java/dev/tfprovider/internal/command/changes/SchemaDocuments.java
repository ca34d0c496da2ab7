/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.schema.DescribedProvider;

/**
 * Finds a provider in a schema document, which may describe several.
 */
public final class SchemaDocuments {

	private SchemaDocuments() {
	}

	/**
	 * Return the description of a provider.
	 * @param document the document
	 * @param asked the address that the user asked for, if any
	 * @param own the address of the application, taken if several are described
	 * @throws CommandFailedException if the document does not describe it
	 */
	static DescribedProvider provider(DocumentValue document, Optional<String> asked, String own) {
		return DescriptionReader.provider(find(document, asked, own).getValue());
	}

	/**
	 * Read the description of a provider, with its texts.
	 * @param file the document
	 * @param asked the address that the user asked for, if any
	 * @param own the address that is taken if several are described
	 * @return the address of the provider, and its description
	 * @throws CommandFailedException if the document does not describe it
	 * @throws IOException if the file cannot be read
	 */
	public static Map.Entry<String, DocumentValue> read(Path file, Optional<String> asked, String own)
			throws IOException {
		return find(SchemaFile.read(file, SchemaFile.MAX_BYTES, true), asked, own);
	}

	private static Map.Entry<String, DocumentValue> find(DocumentValue document, Optional<String> asked, String own) {
		String version = document.text("format_version");
		Refusal.when(!version.matches("[01]\\.[0-9]{1,9}"), "%s has %s, and only 0.x and 1.x can be read. %s",
				document.file(), version.isEmpty() ? "no 'format_version'" : "'format_version' " + version,
				SchemaFile.REMEDY);
		Map<String, DocumentValue> providers = document.member("provider_schemas").members((node) -> node);
		Refusal.when(providers.isEmpty(), "%s describes no provider. Run '%s' where one is required.", document.file(),
				"terraform providers schema -json");
		String wanted = asked.orElse(own);
		Optional<Map.Entry<String, DocumentValue>> found = providers.entrySet()
			.stream()
			.filter((entry) -> isSame(entry.getKey(), wanted))
			.findFirst();
		if (found.isEmpty() && asked.isEmpty() && providers.size() == 1) {
			found = providers.entrySet().stream().findFirst();
		}
		return found.orElseThrow(() -> Refusal.of("%s does not describe %s, but %s. Choose one with '--provider'.",
				document.file(), wanted, providers.keySet().stream().collect(Collectors.joining(", "))));
	}

	/**
	 * The same provider has another host in the documents of each CLI.
	 */
	private static boolean isSame(String address, String wanted) {
		return address.equals(wanted) || withoutHost(address).equals(withoutHost(wanted));
	}

	private static String withoutHost(String address) {
		return address.replaceFirst("^registry\\.(terraform\\.io|opentofu\\.org)/", "");
	}

}
