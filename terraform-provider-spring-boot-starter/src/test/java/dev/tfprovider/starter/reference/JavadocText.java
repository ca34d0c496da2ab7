/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.util.stream.Collectors;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.SimpleDocTreeVisitor;
import com.sun.source.util.TreePath;

/**
 * Writes Javadoc in Markdown.
 */
final class JavadocText extends SimpleDocTreeVisitor<String, Void> {

	private JavadocText() {
	}

	/**
	 * Return the first sentence of what a declaration says, for a cell of a table.
	 */
	static String sentence(DocTrees docs, CompilationUnitTree unit, Tree declaration) {
		DocCommentTree comment = docs.getDocCommentTree(TreePath.getPath(unit, declaration));
		return (comment != null) ? comment.getFirstSentence()
			.stream()
			.map((part) -> part.accept(new JavadocText(), null))
			.collect(Collectors.joining())
			.replaceAll("\\s+", " ")
			.strip()
			.replace("|", "\\|") : "";
	}

	@Override
	public String visitText(TextTree text, Void none) {
		return text.getBody();
	}

	@Override
	public String visitLiteral(LiteralTree literal, Void none) {
		return "`" + literal.getBody().getBody() + "`";
	}

	@Override
	public String visitLink(LinkTree link, Void none) {
		String text = link.getLabel().isEmpty() ? link.getReference().getSignature().replaceFirst("\\(.*", "")
				: link.getLabel().get(0).toString();
		return "`" + text.substring(text.lastIndexOf(text.contains("#") ? '#' : '.') + 1) + "`";
	}

	@Override
	protected String defaultAction(DocTree other, Void none) {
		return other.toString();
	}

}
