/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.command.CommandFailedException;

/**
 * Checks a page as the registry does, and its links.
 *
 * @param pages paths of all pages, relative to the documentation
 */
record PageCheck(Set<String> pages) {

	private static final Pattern LINK = Pattern.compile("]\\(([^()\\s]+)\\)");

	private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");

	private static final Pattern EXTERNAL = Pattern.compile("[a-z][a-z0-9+.-]*:.*|/.*", Pattern.CASE_INSENSITIVE);

	/**
	 * Refuse a page that is too large, or has a link that leads nowhere.
	 * @param path path of the page
	 * @param content the whole page
	 */
	void check(String path, String content) {
		int size = content.getBytes(StandardCharsets.UTF_8).length;
		if (size > SourceText.LARGEST) {
			throw CommandFailedException.of("The page %s would have %s bytes, but the registry takes %s. Shorten "
				.formatted(path, size, SourceText.LARGEST) + "descriptions, examples or own text.");
		}
		String prose = MarkdownText.withoutCode(content);
		Set<String> anchors = null;
		Matcher links = LINK.matcher(prose);
		while (links.find()) {
			String target = links.group(1);
			if (EXTERNAL.matcher(target).matches()) {
				continue;
			}
			if (target.startsWith("#")) {
				anchors = (anchors != null) ? anchors : anchors(MarkdownText.withoutBlocks(FrontMatter.body(content)));
				checkLink(path, target, anchors.contains(target.substring(1)));
			}
			else {
				checkLink(path, target, this.pages.contains(resolve(path, target)));
			}
		}
	}

	private static void checkLink(String path, String target, boolean found) {
		if (!found) {
			throw CommandFailedException
				.of("The page %s has a link to '%s', which is not there. Correct the link.".formatted(path, target));
		}
	}

	private static String resolve(String path, String target) {
		int fragment = target.indexOf('#');
		String file = (fragment >= 0) ? target.substring(0, fragment) : target;
		try {
			String name = Path.of(path).resolveSibling(file).normalize().toString().replace('\\', '/');
			return name.endsWith(".md") ? name : name + ".md";
		}
		catch (InvalidPathException ex) {
			return "";
		}
	}

	private static Set<String> anchors(String content) {
		Set<String> anchors = new HashSet<>();
		ANCHOR.matcher(content).results().forEach((id) -> anchors.add(id.group(1)));
		content.lines()
			.filter((line) -> line.startsWith("#"))
			.map((line) -> line.replaceFirst("^#+ *", ""))
			.forEach((heading) -> anchors.add(slug(heading)));
		return anchors;
	}

	private static String slug(String heading) {
		return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").strip().replace(' ', '-');
	}

}
