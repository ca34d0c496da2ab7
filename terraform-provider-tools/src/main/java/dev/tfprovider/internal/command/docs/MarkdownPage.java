/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.command.schema.DescribedObject;

/**
 * Writes the page of a type: front matter, text, examples, schema and import.
 *
 * @param provider name of the provider
 * @param examples the examples of the author
 * @param fragments the texts of the author
 */
record MarkdownPage(String provider, ExampleFiles examples, PageFragments fragments) {

	/**
	 * Return the whole page.
	 */
	String of(DocumentedType type) throws IOException {
		List<PageFragment> own = this.fragments.of(type.kind(), type.page().name());
		StringBuilder text = new StringBuilder(frontMatter(type, own).text());
		text.append("\n# ").append(heading(type)).append("\n\n");
		paragraph(text, type.object().description().text());
		if (type.object().deprecation() != null) {
			paragraph(text, "~> **Deprecated:** " + type.object().deprecation());
		}
		type.notes().forEach((note) -> paragraph(text, note));
		if (type.since() != null) {
			paragraph(text, "Since version " + type.since() + ".");
		}
		if (!type.kind().requirement().isEmpty()) {
			paragraph(text, "Needs " + type.kind().requirement() + ".");
		}
		if (hasWriteOnly(type.object())) {
			paragraph(text, "Write-only arguments need Terraform 1.11 or OpenTofu 1.11.");
		}
		add(text, own, true);
		text.append("## Example Usage\n\n");
		List<String> examples = this.examples.of(type);
		(examples.isEmpty() ? List.of(type.example()) : examples)
			.forEach((example) -> text.append(fence("terraform", example)));
		String schema = SchemaSection.of(type.object());
		if (!schema.isEmpty()) {
			text.append((type.kind().equals(PageKind.FUNCTION)) ? "## Arguments\n\n" : "## Schema\n\n").append(schema);
		}
		if (!type.limits().isEmpty()) {
			text.append("## Time Limits\n\n");
			paragraph(text, type.object().members().stream().anyMatch((member) -> member.name().equals("timeouts"))
					? "Unless `timeouts` sets others:" : "Operations end with an error when they take longer:");
			type.limits().forEach((limit) -> text.append("- ").append(limit).append('\n'));
			text.append('\n');
		}
		if (type.imports() != null) {
			text.append("## Import\n\n").append(new ImportSection(type, type.imports(), this.examples).text());
		}
		add(text, own, false);
		return text.toString().stripTrailing() + "\n";
	}

	/**
	 * Return whether any member, however deep inside, is write-only.
	 */
	private static boolean hasWriteOnly(DescribedObject object) {
		return object.members()
			.stream()
			.anyMatch((member) -> member.writeOnly() || (member.inside() != null && hasWriteOnly(member.inside())));
	}

	private FrontMatter frontMatter(DocumentedType type, List<PageFragment> own) {
		Map<String, String> values = new LinkedHashMap<>();
		values.put("page_title", type.kind().isProvider() ? this.provider + " Provider"
				: type.name() + " " + type.kind().title() + " - " + this.provider);
		if (!type.kind().isProvider()) {
			values.put("subcategory", "");
		}
		values.put("description", type.object().description().text());
		own.forEach((fragment) -> fragment.frontMatter().values().forEach((key, value) -> {
			if (!key.equals(PageFragment.POSITION)) {
				values.put(key, value);
			}
		}));
		return new FrontMatter(values);
	}

	private static String heading(DocumentedType type) {
		return type.kind().isProvider() ? type.name() + " Provider" : type.name() + " (" + type.kind().title() + ")";
	}

	private static void add(StringBuilder text, List<PageFragment> own, boolean beforeExamples) {
		own.stream()
			.filter((fragment) -> fragment.beforeExamples() == beforeExamples)
			.forEach((fragment) -> paragraph(text, fragment.text()));
	}

	private static void paragraph(StringBuilder text, String paragraph) {
		if (!paragraph.isBlank()) {
			text.append(paragraph.strip()).append("\n\n");
		}
	}

	/**
	 * Return a block of code, with a fence longer than any in it.
	 */
	static String fence(String language, String code) {
		String fence = "```";
		while (code.contains(fence)) {
			fence += "`";
		}
		return fence + language + "\n" + code.strip() + "\n" + fence + "\n\n";
	}

}
