/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names what can be linked to on one page, uniquely among all pages, and follows its
 * links.
 */
final class PageIdentifiers {

	private static final Pattern EXTERNAL = Pattern.compile("[a-z][a-z0-9+.-]*:.*|/.*",
			Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

	private final String path;

	private final Set<String> pages;

	private final Set<String> taken = new HashSet<>();

	/**
	 * Create the names of a page.
	 * @param path path of the page
	 * @param pages paths of all pages
	 */
	PageIdentifiers(String path, Set<String> pages) {
		this.path = path;
		this.pages = pages;
	}

	/**
	 * Return the name of a page.
	 * @param path path of the page
	 */
	static String page(String path) {
		return encoded(path.endsWith(".md") ? path.substring(0, path.length() - ".md".length()) : path);
	}

	/**
	 * Return the name of a heading, as registries form it.
	 */
	static String slug(String heading) {
		return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").strip().replace(' ', '-');
	}

	/**
	 * Return the name of a place on this page, unless another place has it already.
	 */
	Optional<String> claim(String anchor) {
		String name = inside(this.path, anchor);
		return (!anchor.isEmpty() && this.taken.add(name)) ? Optional.of(name) : Optional.empty();
	}

	/**
	 * Return where a link leads.
	 * @param target what the page says
	 * @return a place in the preview, or an address elsewhere as it is
	 */
	String link(String target) {
		if (target.startsWith("#")) {
			return "#" + inside(this.path, target.substring(1));
		}
		if (isExternal(target)) {
			return target;
		}
		String page = page(this.path, target);
		if (!this.pages.contains(page)) {
			return target;
		}
		int fragment = target.indexOf('#') + 1;
		return "#" + ((fragment == 0 || fragment == target.length()) ? page(page)
				: inside(page, target.substring(fragment)));
	}

	/**
	 * Return whether a link leads to no page of the documentation.
	 */
	static boolean isExternal(String target) {
		return target.isEmpty() || EXTERNAL.matcher(target).matches();
	}

	/**
	 * Return the path of the page to which a link leads.
	 * @param path path of the page that has the link
	 * @param target what the page says
	 */
	static String page(String path, String target) {
		try {
			String page = Path.of(path)
				.resolveSibling(target.replaceFirst("#.*", ""))
				.normalize()
				.toString()
				.replace('\\', '/');
			return page.endsWith(".md") ? page : page + ".md";
		}
		catch (InvalidPathException ex) {
			return "";
		}
	}

	private static String inside(String page, String anchor) {
		return page(page) + "/" + encoded(anchor);
	}

	/**
	 * Replace what does not belong into an identifier, each character by another text.
	 */
	private static String encoded(String name) {
		StringBuilder text = new StringBuilder();
		name.chars().forEach((character) -> {
			if (Character.isLetterOrDigit(character) || "/_-.".indexOf(character) >= 0) {
				text.append((char) character);
			}
			else {
				text.append('~').append(Integer.toHexString(character)).append('~');
			}
		});
		return text.toString();
	}

}
