/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.util.IdentityHashMap;
import java.util.Map;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.jspecify.annotations.Nullable;

/**
 * Finds the paragraphs that registries put into a box, by the arrow they begin with, and
 * takes the arrow away.
 */
final class Callouts extends AbstractVisitor {

	private static final Map<String, String> ARROWS = Map.of("-> ", "note", "~> ", "note important", "!> ",
			"note warning");

	private final Map<Node, String> found = new IdentityHashMap<>();

	@Override
	public void visit(Paragraph paragraph) {
		if (paragraph.getFirstChild() instanceof Text text) {
			ARROWS.forEach((arrow, style) -> {
				if (text.getLiteral().startsWith(arrow)) {
					text.setLiteral(text.getLiteral().substring(arrow.length()));
					this.found.put(paragraph, style);
				}
			});
		}
	}

	/**
	 * Return the classes of a paragraph.
	 * @return the classes, {@code null} if it is no box
	 */
	@Nullable String style(Node node) {
		return this.found.get(node);
	}

}
