/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Converts Markdown to HTML in which nothing of the author is markup.
 */
final class MarkdownHtml {

	/**
	 * Most quotations and lists that a line may begin. The parser needs the square of the
	 * time for more of them.
	 */
	private static final int DEEPEST = 100;

	private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());

	private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

	private MarkdownHtml() {
	}

	/**
	 * Convert a page.
	 * @param path its path, for messages
	 * @param markdown the page without its front matter
	 * @param identifiers names its places
	 */
	static String convert(String path, String markdown, PageIdentifiers identifiers) {
		return read(path, markdown, (document) -> {
			Callouts callouts = new Callouts();
			document.accept(callouts);
			return renderer(identifiers, callouts).render(document);
		});
	}

	/**
	 * Read a page.
	 * @param <T> type of what is made of it
	 * @param path its path, for messages
	 * @param markdown the page without its front matter
	 * @param use makes something of what is read
	 * @throws CommandFailedException if quotations, lists or emphasis are so deep inside
	 * each other that nobody could read them
	 */
	static <T> T read(String path, String markdown, Function<Node, T> use) {
		if (markdown.lines().noneMatch((line) -> depth(line) > DEEPEST)) {
			try {
				return use.apply(PARSER.parse(markdown));
			}
			catch (StackOverflowError ex) {
				// Below
			}
		}
		throw Refusal.of("The page %s has quotations, lists or emphasis too deep inside each other to be shown. "
				+ "Make it simpler.", path);
	}

	/**
	 * Return how many quotations and lists a line begins or continues.
	 */
	private static int depth(String line) {
		int depth = 0;
		for (int i = 0; i < line.length() && "> \t*+-0123456789.)".indexOf(line.charAt(i)) >= 0; i++) {
			boolean bullet = "*+-.)".indexOf(line.charAt(i)) >= 0 && i + 1 < line.length()
					&& (line.charAt(i + 1) == ' ' || line.charAt(i + 1) == '\t');
			depth += (line.charAt(i) == '>' || bullet) ? 1 : 0;
		}
		return depth;
	}

	private static HtmlRenderer renderer(PageIdentifiers identifiers, Callouts callouts) {
		return HtmlRenderer.builder()
			.extensions(EXTENSIONS)
			.escapeHtml(true)
			.sanitizeUrls(true)
			.nodeRendererFactory((context) -> new PageNodeRenderer(context, identifiers))
			.attributeProviderFactory((context) -> new PageAttributes(identifiers, callouts))
			.build();
	}

	/**
	 * Sets where links lead, and the classes of boxes.
	 *
	 * @param identifiers names the places of the page
	 * @param callouts the boxes
	 */
	private record PageAttributes(PageIdentifiers identifiers, Callouts callouts) implements AttributeProvider {

		@Override
		public void setAttributes(Node node, String tag, Map<String, String> attributes) {
			String style = this.callouts.style(node);
			if (style != null && tag.equals("p")) {
				attributes.put("class", style);
			}
			if (node instanceof Link) {
				attributes.computeIfPresent("href", (name, target) -> this.identifiers.link(target));
				attributes.put("rel", "noopener noreferrer");
			}
		}

	}

}
