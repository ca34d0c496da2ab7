/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.util.List;
import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
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

	private final List<Extension> extensions = List.of(TablesExtension.create());

	private final Parser parser = Parser.builder().extensions(this.extensions).build();

	/**
	 * Convert a page.
	 * @param path its path, for messages
	 * @param markdown the page without its front matter
	 * @param identifiers names its places
	 * @throws CommandFailedException if quotations, lists or emphasis are so deep inside
	 * each other that nobody could read them
	 */
	String convert(String path, String markdown, PageIdentifiers identifiers) {
		if (markdown.lines().anyMatch((line) -> depth(line) > DEEPEST)) {
			throw tooDeep(path);
		}
		try {
			Node document = this.parser.parse(markdown);
			Callouts callouts = new Callouts();
			document.accept(callouts);
			return renderer(identifiers, callouts).render(document);
		}
		catch (StackOverflowError ex) {
			throw tooDeep(path);
		}
	}

	private static CommandFailedException tooDeep(String path) {
		return CommandFailedException.of(("The page %s has quotations, lists or emphasis too deep inside each other to "
				+ "be shown. Make it simpler.")
			.formatted(path));
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

	private HtmlRenderer renderer(PageIdentifiers identifiers, Callouts callouts) {
		return HtmlRenderer.builder()
			.extensions(this.extensions)
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
