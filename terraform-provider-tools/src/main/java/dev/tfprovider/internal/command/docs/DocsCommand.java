/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Writes the documentation of the provider, or tells what of it is not current.
 */
public final class DocsCommand extends NamedCommand {

	/**
	 * Create the command.
	 */
	public DocsCommand() {
		super("docs", "writes the documentation for registries",
				CommandOption.value("out", "DIR", "folder of the documentation; 'docs' unless given"),
				CommandOption.flag("check", "write nothing, fail if a page would change"),
				CommandOption.flag("html", "write a preview instead, one page in HTML: DIR.html"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		Path path = call.path(call.line().value("out").orElse("docs"));
		DocumentationFolder folder = new DocumentationFolder(call.provider().service().runtime(), path);
		if (!folder.warning().isEmpty()) {
			call.err().println("Warning: " + folder.warning());
		}
		boolean check = call.line().has("check");
		if (call.line().has("html")) {
			Refusal.usageWhen(check, "'--html' and '--check' exclude each other.");
			Path preview = path.resolveSibling(path.getFileName() + ".html");
			folder.writePreview(preview);
			call.out().println(preview);
			return;
		}
		List<String> different = check ? folder.differences() : folder.write();
		different.forEach(call.out()::println);
		Refusal.when(check && !different.isEmpty(), "Not current: %s. Run 'docs' to write %s.",
				(different.size() == 1) ? "1 page" : different.size() + " pages",
				(different.size() == 1) ? "it" : "them");
	}

}
