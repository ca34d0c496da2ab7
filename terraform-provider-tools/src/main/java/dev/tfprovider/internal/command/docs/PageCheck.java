/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.nio.charset.StandardCharsets;
import java.util.Set;

import dev.tfprovider.internal.command.docs.html.PageLinks;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Checks a page as the registry does, and its links.
 *
 * @param pages paths of all pages, relative to the documentation
 */
record PageCheck(Set<String> pages) {

	/**
	 * Refuse a page that is too large, or has a link that leads nowhere.
	 * @param path path of the page
	 * @param content the whole page
	 */
	void check(String path, String content) {
		int size = content.getBytes(StandardCharsets.UTF_8).length;
		Refusal.when(size > SourceText.LARGEST, "The page %s would have %s bytes, but the registry takes %s. Shorten "
				+ "descriptions, examples or own text.", path, size, SourceText.LARGEST);
		PageLinks.dead(path, FrontMatter.body(content), this.pages).ifPresent((target) -> {
			throw Refusal.of("The page %s has a link to '%s', which is not there. Correct the link.", path, target);
		});
	}

}
