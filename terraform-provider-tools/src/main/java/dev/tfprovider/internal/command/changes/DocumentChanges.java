/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

import dev.tfprovider.internal.command.schema.DescribedProvider;

/**
 * What two schema documents have different, for callers without a provider.
 *
 * @param text what the command {@code changes} prints
 * @param breaking how many changes break users
 */
public record DocumentChanges(String text, int breaking) {

	/**
	 * Compare two documents.
	 * @param since what the earlier one is called
	 * @param before the earlier one
	 * @param after the later one
	 * @param address address of the provider
	 * @return the changes
	 * @throws IOException if one cannot be read
	 */
	public static DocumentChanges between(String since, InputStream before, InputStream after, String address)
			throws IOException {
		DescribedProvider earlier = SchemaDocuments.provider(SchemaFile.read(since, before), Optional.empty(), address);
		DescribedProvider later = SchemaDocuments.provider(SchemaFile.read("The new description", after),
				Optional.empty(), address);
		ChangeReport report = new ChangeReport(since, ProviderComparison.of(earlier, later, StoredVersions.UNKNOWN));
		return new DocumentChanges(report.text(), Math.toIntExact(report.breaking()));
	}

}
