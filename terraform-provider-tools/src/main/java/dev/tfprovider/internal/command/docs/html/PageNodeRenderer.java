/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/**
 * Renders what is different in a preview: headings with a link to themselves, images as
 * links, and HTML as text, except anchors and comments.
 */
final class PageNodeRenderer implements NodeRenderer {

	static final Pattern ANCHOR = Pattern.compile("<a\\s+(?:id|name)=\"([^\"]+)\"\\s*/?>");

	private final HtmlNodeRendererContext context;

	private final HtmlWriter html;

	private final PageIdentifiers identifiers;

	private int anchors;

	PageNodeRenderer(HtmlNodeRendererContext context, PageIdentifiers identifiers) {
		this.context = context;
		this.html = context.getWriter();
		this.identifiers = identifiers;
	}

	@Override
	public Set<Class<? extends Node>> getNodeTypes() {
		return Set.of(Heading.class, HtmlInline.class, HtmlBlock.class, Image.class);
	}

	@Override
	public void render(Node node) {
		if (node instanceof Heading heading) {
			heading(heading);
		}
		else if (node instanceof Image image) {
			image(image);
		}
		else if (node instanceof HtmlInline inline) {
			inline(inline.getLiteral());
		}
		else if (node instanceof HtmlBlock block && !isComment(block.getLiteral().strip())) {
			this.html.tag("p");
			this.html.text(block.getLiteral());
			this.html.tag("/p");
			this.html.line();
		}
	}

	/**
	 * The page has one heading of the first level, which is that of the preview.
	 */
	private void heading(Heading heading) {
		String tag = "h" + Math.min(6, heading.getLevel() + 1);
		Optional<String> name = this.identifiers.claim(PageIdentifiers.slug(text(heading)));
		this.html.line();
		this.html.tag(tag, name.map((id) -> Map.of("id", id)).orElse(Map.of()));
		children(heading);
		name.ifPresent((id) -> {
			this.html.tag("a",
					new TreeMap<>(Map.of("class", "self", "href", "#" + id, "aria-label", "Link to this section")));
			this.html.text("#");
			this.html.tag("/a");
		});
		this.html.tag("/" + tag);
		this.html.line();
	}

	/**
	 * An image may be anywhere, and the preview has nothing from elsewhere.
	 */
	private void image(Image image) {
		Map<String, String> attributes = new LinkedHashMap<>();
		attributes.put("href", this.context.urlSanitizer().sanitizeLinkUrl(image.getDestination()));
		attributes.put("rel", "noopener noreferrer");
		this.html.tag("a", attributes);
		String text = text(image);
		this.html.text("[" + (text.isBlank() ? "image" : text) + "]");
		this.html.tag("/a");
	}

	private void inline(String literal) {
		Matcher anchor = ANCHOR.matcher(literal);
		if (anchor.matches()) {
			this.identifiers.claim(anchor.group(1)).ifPresent((id) -> {
				this.html.tag("span", Map.of("id", id));
				this.html.tag("/span");
			});
			this.anchors += literal.endsWith("/>") ? 0 : 1;
		}
		else if (literal.equals("</a>") && this.anchors > 0) {
			this.anchors--;
		}
		else if (literal.matches("<br\\s*/?>")) {
			this.html.tag("br");
		}
		else if (!isComment(literal)) {
			this.html.text(literal);
		}
	}

	private static boolean isComment(String literal) {
		return literal.startsWith("<!--") && literal.indexOf("-->") == literal.length() - "-->".length();
	}

	private void children(Node parent) {
		for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
			this.context.render(child);
		}
	}

	static String text(Node node) {
		StringBuilder text = new StringBuilder();
		node.accept(new AbstractVisitor() {

			@Override
			public void visit(Text part) {
				text.append(part.getLiteral());
			}

			@Override
			public void visit(Code part) {
				text.append(part.getLiteral());
			}

		});
		return text.toString();
	}

}
