/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.Set;

/**
 * Text of the author for a page.
 *
 * @param frontMatter its front matter, whose values replace those of the page
 * @param beforeExamples whether it goes before the examples, and not at the end
 * @param text the text, Markdown
 */
record PageFragment(FrontMatter frontMatter, boolean beforeExamples, String text) {

	/**
	 * The key in the front matter that says whether it is before the examples or at the
	 * end.
	 */
	static final String POSITION = "position";

	private static final Set<String> KEYS = Set.of(POSITION, "page_title", "subcategory", "description");

	/**
	 * Read a fragment.
	 * @param content the whole file
	 * @param file its name for messages
	 */
	static PageFragment parse(String content, String file) {
		FrontMatter frontMatter = FrontMatter.parse(content, file);
		frontMatter.checkKeys(KEYS, file);
		String position = frontMatter.values().getOrDefault(POSITION, "after");
		if (!position.matches("before|after")) {
			throw frontMatter.refuse(file, "'position' is '%s'".formatted(position), "Write 'before' or 'after'.");
		}
		return new PageFragment(frontMatter, position.equals("before"), FrontMatter.body(content));
	}

	/**
	 * Return whether a file is a fragment of a page: it has the name of the page, or goes
	 * on after a hyphen, which names of types do not contain.
	 */
	static boolean isOf(String file, String page) {
		return file.equals(page + ".md") || (file.startsWith(page + "-") && file.endsWith(".md"));
	}

}
