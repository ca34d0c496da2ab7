/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.command.schema.DescribedProvider;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Compares a provider with an earlier release of it, or with one that it replaces.
 */
public final class ProviderChanges {

	private ProviderChanges() {
	}

	/**
	 * Tell what has changed.
	 * @param provider the provider
	 * @param since the document of the earlier one, which describes no other provider
	 * @return one paragraph for each change, empty if there is none
	 * @throws CommandFailedException if it is no such document
	 * @throws IOException if the file cannot be read
	 */
	public static String since(ProviderApplication provider, Path since) throws IOException {
		ProviderRuntime runtime = provider.service().runtime();
		DescribedProvider before = SchemaDocuments.provider(SchemaFile.read(since), Optional.empty(),
				SchemaDocument.address(runtime));
		ChangeReport report = new ChangeReport(since.toString(),
				ProviderComparison.of(before, describe(runtime), StoredVersions.UNKNOWN));
		return report.isEmpty() ? "" : report.text();
	}

	static DescribedProvider describe(ProviderRuntime runtime) throws IOException {
		ByteArrayOutputStream json = new ByteArrayOutputStream();
		SchemaDocument document = SchemaDocument.of(runtime, true);
		document.write(json);
		return SchemaDocuments.provider(
				SchemaFile.read("The schema of this application", new ByteArrayInputStream(json.toByteArray())),
				Optional.empty(), document.address());
	}

}
