/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.IOException;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.schema.DescribedProvider;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Lists what the release to be changes for users of an earlier one.
 */
public final class ChangesCommand extends NamedCommand {

	private static final int BREAKING = 3;

	/**
	 * Create the command.
	 */
	public ChangesCommand() {
		super("changes", "lists what has changed since an earlier schema, and what of it breaks users",
				CommandOption.value("since", "FILE",
						"the earlier release: a package, or what 'schema --full' or "
								+ "'terraform providers schema -json' printed"),
				CommandOption.value("to", "FILE", "compare with this document instead of the application"),
				CommandOption.value("provider", "ADDRESS", "which provider, if a document describes several"),
				CommandOption.flag("markdown", "print a part of a change log"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		String since = call.line()
			.value("since")
			.orElseThrow(() -> CommandFailedException.usage("Name the earlier schema with '--since FILE'."));
		Optional<String> asked = call.line().value("provider");
		ProviderRuntime runtime = call.provider().service().runtime();
		String own = SchemaDocument.address(runtime);
		DescribedProvider before = SchemaDocuments.provider(SchemaFile.read(call.path(since)), asked, own);
		Optional<String> to = call.line().value("to");
		DescribedProvider after = to.isPresent()
				? SchemaDocuments.provider(SchemaFile.read(call.path(to.get())), asked, own)
				: ProviderChanges.describe(runtime);
		StoredVersions versions = to.isPresent() ? StoredVersions.UNKNOWN : StoredVersions.of(runtime.definition());
		if (!before.full() || !after.full()) {
			call.err()
				.printf("Defaults, constraints and what forces replacement are not compared: %s does not tell them.%n",
						before.full() ? to.orElse("this application") : since);
		}
		ChangeReport report = new ChangeReport(since, ProviderComparison.of(before, after, versions));
		call.out().print(call.line().has("markdown") ? report.markdown() : report.text());
		if (report.breaking() > 0) {
			throw CommandFailedException.of("Breaking changes: " + report.breaking(), BREAKING);
		}
	}

}
