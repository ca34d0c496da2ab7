/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Converts Javadoc text, with its inline tags and HTML, to Markdown.
 */
final class JavadocText {

	private static final Pattern TAG = Pattern.compile("</?([a-zA-Z][a-zA-Z0-9]*)\\s*([^>]*)>");

	private static final Pattern HREF = Pattern.compile("href\\s*=\\s*[\"']([^\"']*)[\"']");

	private static final Pattern ENTITY = Pattern.compile("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-z]+);");

	private static final Map<String, String> ENTITIES = Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "apos",
			"'", "nbsp", " ", "mdash", "—", "ndash", "–", "hellip", "…");

	private static final Map<String, String> MARKS = Map.of("code", "`", "tt", "`", "b", "**", "strong", "**", "i", "*",
			"em", "*");

	private final String source;

	private final StringBuilder text = new StringBuilder();

	private int position;

	private String href = "";

	private boolean ordered;

	private boolean preformatted;

	private JavadocText(String source) {
		this.source = source;
	}

	static String markdown(String source) {
		return new JavadocText(source).convert();
	}

	private String convert() {
		while (this.position < this.source.length()) {
			char next = this.source.charAt(this.position);
			boolean special = (next == '{') ? inlineTag() : (next == '<') ? htmlTag() : next == '&' && entity();
			if (!special) {
				character(next);
				this.position++;
			}
		}
		return this.text.toString().strip();
	}

	private void character(char next) {
		boolean blank = Character.isWhitespace(next);
		if (!blank || this.preformatted) {
			this.text.append(next);
		}
		else if (!this.text.isEmpty() && !Character.isWhitespace(this.text.charAt(this.text.length() - 1))) {
			this.text.append(' ');
		}
	}

	private boolean inlineTag() {
		if (!this.source.startsWith("{@", this.position)) {
			return false;
		}
		int end = closingBrace();
		if (end < 0) {
			return false;
		}
		String[] tag = this.source.substring(this.position + 2, end).strip().split("\\s+", 2);
		String content = (tag.length > 1) ? tag[1] : "";
		this.text.append(this.preformatted ? content : inline(tag[0], content.replaceAll("\\s+", " ").strip()));
		this.position = end + 1;
		return true;
	}

	private static String inline(String name, String content) {
		return switch (name) {
			case "code" -> "`" + content + "`";
			case "literal" -> content;
			case "link", "linkplain" -> label(content);
			case "inheritDoc", "value", "docRoot" -> "";
			default -> markdown(content);
		};
	}

	/**
	 * Return what a link shows: its label, or the name it refers to.
	 */
	private static String label(String content) {
		Matcher reference = Pattern.compile("([^\\s(]*(?:\\([^)]*\\))?)(?:\\s+(.*))?").matcher(content);
		if (!reference.matches()) {
			return content;
		}
		if (reference.group(2) != null) {
			return reference.group(2);
		}
		String name = reference.group(1).replaceFirst("^.*\\.(?=[A-Z][^.]*$)", "");
		return name.startsWith("#") ? name.substring(1) : name.replace('#', '.');
	}

	private int closingBrace() {
		int depth = 0;
		for (int i = this.position; i < this.source.length(); i++) {
			char next = this.source.charAt(i);
			depth += (next == '{') ? 1 : (next == '}') ? -1 : 0;
			if (depth == 0) {
				return i;
			}
		}
		return -1;
	}

	private boolean htmlTag() {
		Matcher tag = TAG.matcher(this.source).region(this.position, this.source.length());
		if (!tag.lookingAt()) {
			return false;
		}
		boolean closing = this.source.charAt(this.position + 1) == '/';
		this.position = tag.end();
		html(tag.group(1).toLowerCase(Locale.ROOT), tag.group(2), closing);
		return true;
	}

	private void html(String name, String attributes, boolean closing) {
		String mark = MARKS.get(name);
		if (mark != null) {
			this.text.append(mark);
			return;
		}
		switch (name) {
			case "p", "div", "table", "h1", "h2", "h3", "h4", "blockquote" -> lines(2, "");
			case "br", "tr" -> lines(1, "");
			case "ul", "ol" -> {
				this.ordered = name.equals("ol");
				lines(2, "");
			}
			case "li" -> lines(1, closing ? "" : this.ordered ? "1. " : "- ");
			case "pre" -> {
				this.preformatted = !closing;
				lines(closing ? 1 : 2, "```");
				lines(closing ? 2 : 1, "");
			}
			case "a" -> link(attributes, closing);
			default -> {
				// shows nothing of its own
			}
		}
	}

	/**
	 * End the line with the given number of line breaks, not counting those already
	 * there, and begin the next with the given text.
	 */
	private void lines(int breaks, String start) {
		int end = this.text.length();
		int found = 0;
		while (end > 0 && Character.isWhitespace(this.text.charAt(end - 1))) {
			end--;
			found += (this.text.charAt(end) == '\n') ? 1 : 0;
		}
		this.text.setLength(end);
		if (end > 0) {
			this.text.append("\n".repeat(Math.max(breaks, Math.min(found, 2))));
		}
		this.text.append(start);
	}

	private void link(String attributes, boolean closing) {
		Matcher reference = HREF.matcher(attributes);
		if (!closing) {
			this.href = reference.find() ? reference.group(1) : "";
		}
		if (!this.href.isEmpty()) {
			this.text.append(closing ? "](" + this.href + ")" : "[");
		}
	}

	private boolean entity() {
		Matcher entity = ENTITY.matcher(this.source).region(this.position, this.source.length());
		if (!entity.lookingAt()) {
			return false;
		}
		String character = character(entity.group(1));
		if (character == null) {
			return false;
		}
		this.text.append(character);
		this.position = entity.end();
		return true;
	}

	private static @Nullable String character(String entity) {
		if (!entity.startsWith("#")) {
			return ENTITIES.get(entity);
		}
		boolean hex = Character.toLowerCase(entity.charAt(1)) == 'x';
		int code = Integer.parseInt(entity.substring(hex ? 2 : 1), hex ? 16 : 10);
		return Character.isValidCodePoint(code) ? Character.toString(code) : null;
	}

}
