/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;

/**
 * Reads where the links of a page lead, and which places of it links can lead to.
 */
public final class PageLinks extends AbstractVisitor {

	private final List<String> targets = new ArrayList<>();

	private final Set<String> anchors = new HashSet<>();

	private PageLinks() {
	}

	/**
	 * Find a link that leads nowhere.
	 * @param path path of the page
	 * @param markdown the page without its front matter
	 * @param pages paths of all pages
	 * @return what the page says, if there is such a link
	 */
	public static Optional<String> dead(String path, String markdown, Set<String> pages) {
		PageLinks links = MarkdownHtml.read(path, markdown, (document) -> {
			PageLinks found = new PageLinks();
			document.accept(found);
			return found;
		});
		return links.targets.stream()
			.filter((target) -> target.startsWith("#") ? !links.anchors.contains(target.substring(1))
					: !PageIdentifiers.isExternal(target) && !pages.contains(PageIdentifiers.page(path, target)))
			.findFirst();
	}

	@Override
	public void visit(Link link) {
		this.targets.add(link.getDestination());
		visitChildren(link);
	}

	@Override
	public void visit(Image image) {
		this.targets.add(image.getDestination());
		visitChildren(image);
	}

	@Override
	public void visit(Heading heading) {
		this.anchors.add(PageIdentifiers.slug(PageNodeRenderer.text(heading)));
		visitChildren(heading);
	}

	@Override
	public void visit(HtmlInline html) {
		addAnchors(html.getLiteral());
	}

	@Override
	public void visit(HtmlBlock html) {
		addAnchors(html.getLiteral());
	}

	private void addAnchors(String html) {
		PageNodeRenderer.ANCHOR.matcher(html).results().forEach((anchor) -> this.anchors.add(anchor.group(1)));
	}

}
