/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Lists what is said when an application does not start, by commands and in the log.
 */
final class StartMessagesPage {

	private static final String HEADING = """
			# Errors at start-up, of commands and in the log

			Every reason for which a provider does not start, with its remedy, and every message of commands and of the log, by its text. An
			ellipsis stands for a name or a value. What Terraform shows while it works is on [errors and warnings](messages.md). This page is
			made of the sources.

			## The provider does not start

			The CLI shows the reason below "Failed to start", by hand it is on standard error. A mistake in a model comes with the way that leads
			to it, such as `Pet.tags[].colour`.

			| reason | remedy |
			|---|---|
			""";

	private StartMessagesPage() {
	}

	static String document(Path root) {
		Messages messages = Messages.of(root);
		StringBuilder page = new StringBuilder(HEADING);
		messages.reasons()
			.forEach((reason, remedies) -> page.append("| ")
				.append(cell(reason))
				.append(" | ")
				.append(remedies.stream()
					.filter((remedy) -> !remedy.equals(TextTemplate.GAP))
					.map(StartMessagesPage::cell)
					.collect(Collectors.joining("; or ")))
				.append(" |\n"));
		page.append("""

				## A command cannot do what it is told

				Commands say so on standard error; the exit status is 1, or 2 for a command line that is not understood.

				""");
		list(page, messages.complaints());
		page.append("""

				## Warnings and errors of the log

				`TF_LOG_PROVIDER=WARN` shows them, see [logging](logging.md).

				""");
		list(page, messages.logged());
		return page.toString();
	}

	private static void list(StringBuilder page, Set<String> texts) {
		texts.forEach((text) -> page.append("- ").append(cell(text)).append('\n'));
	}

	/**
	 * Escapes what Markdown would take for markup.
	 */
	private static String cell(String text) {
		return text.strip()
			.replaceAll("%n|\\s+", " ")
			.replaceAll("([\\\\`*_\\[\\]|<>])", "\\\\$1")
			.replaceAll("\\s+$", "");
	}

}
