/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.palantir.javapoet.CodeBlock;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.redaction.ShownText;

/**
 * Makes Javadoc of the texts of a description.
 */
final class DocumentationText {

	private static final int LONGEST = 600;

	private static final Pattern LINK = Pattern.compile("!?\\[([^\\[\\]]{1,300})]\\(([^()]{0,500})\\)");

	/**
	 * What looks like a link to somewhere else than an address.
	 */
	private static final Pattern NO_LINK = Pattern.compile("]\\((?!https?://)");

	private DocumentationText() {
	}

	/**
	 * Return the first paragraph of a text as Javadoc.
	 * @param text any text
	 */
	static String of(String text) {
		String plain = withoutDeadLinks(text.strip().split("\\R\\s*\\R", 2)[0])
			.replaceAll("\\p{Cntrl}|\\p{Cs}|\\s|\\R", " ")
			.replaceAll("\\p{Cf}", "")
			.replaceAll(" +", " ")
			.strip();
		StringBuilder javadoc = new StringBuilder();
		ShownText.cut(plain, LONGEST).chars().forEach((character) -> {
			switch (character) {
				case '&' -> javadoc.append("&amp;");
				case '<' -> javadoc.append("&lt;");
				case '>' -> javadoc.append("&gt;");
				case '@' -> javadoc.append("&#64;");
				case '\\' -> javadoc.append("&#92;");
				case '/' ->
					javadoc.append((!javadoc.isEmpty() && javadoc.charAt(javadoc.length() - 1) == '*') ? "&#47;" : "/");
				default -> javadoc.append((char) character);
			}
		});
		return javadoc.toString();
	}

	/**
	 * Links to other places than addresses lead nowhere on a page of its own: they become
	 * their texts.
	 */
	private static String withoutDeadLinks(String text) {
		StringBuilder plain = new StringBuilder();
		Matcher links = LINK.matcher(text);
		while (links.find()) {
			String link = links.group(2).matches("https?://[^\\s()<>]+")
					? "[" + links.group(1).strip() + "](" + links.group(2) + ")" : links.group(1);
			links.appendReplacement(plain, Matcher.quoteReplacement(link));
		}
		links.appendTail(plain);
		return NO_LINK.matcher(plain).replaceAll("] (");
	}

	/**
	 * Return the Javadoc of a record: what it is, and its components.
	 */
	static CodeBlock record(String description, String name, List<ModelComponent> components) {
		CodeBlock.Builder javadoc = CodeBlock.builder();
		javadoc.add("$L\n", wrapped(sentence(description.isBlank() ? NameWords.spaced(name) : description)));
		if (!components.isEmpty()) {
			javadoc.add("\n");
		}
		components.forEach((component) -> {
			String text = component.description().isBlank() ? NameWords.spaced(component.name())
					: of(component.description());
			javadoc.add("$L\n", wrapped("@param %s %s".formatted(component.name(), text)));
		});
		return javadoc.build();
	}

	private static String sentence(String text) {
		String plain = text.strip();
		String javadoc = plain.isEmpty() ? "" : of(plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1));
		return javadoc.matches("(?s).*[.!?…:]") ? javadoc : javadoc + ".";
	}

	/**
	 * Break lines between words.
	 */
	private static String wrapped(String text) {
		StringBuilder wrapped = new StringBuilder();
		int column = 0;
		for (String word : text.split(" ")) {
			if (column > 0 && column + word.length() > 86) {
				wrapped.append('\n');
				column = 0;
			}
			else if (column > 0) {
				wrapped.append(' ');
				column++;
			}
			wrapped.append(word);
			column += word.length();
		}
		return wrapped.toString();
	}

}
