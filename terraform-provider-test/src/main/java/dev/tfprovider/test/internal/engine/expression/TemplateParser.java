/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads text as Terraform's JSON syntax does: with expressions in <code>${…}</code>.
 */
public final class TemplateParser {

	private TemplateParser() {
	}

	public static Expression parse(String text) {
		List<Expression> pieces = new ArrayList<>();
		StringBuilder literal = new StringBuilder();
		int position = 0;
		while (position < text.length()) {
			if (text.startsWith("$${", position) || text.startsWith("%%{", position)) {
				literal.append(text, position + 1, position + 3);
				position += 3;
			}
			else if (text.startsWith("${", position)) {
				ExpressionParser parser = new ExpressionParser(text, position + 2);
				Expression piece = parser.expression();
				parser.blanks();
				if (!text.startsWith("}", parser.position())) {
					throw unsupported(text);
				}
				addLiteral(pieces, literal);
				pieces.add(piece);
				position = parser.position() + 1;
			}
			else if (text.startsWith("%{", position)) {
				throw unsupported(text);
			}
			else {
				literal.append(text.charAt(position));
				position++;
			}
		}
		if (pieces.size() == 1 && literal.isEmpty()) {
			return pieces.get(0);
		}
		if (pieces.isEmpty()) {
			return new Expression.Literal(TerraformValue.string(literal.toString()));
		}
		addLiteral(pieces, literal);
		return new Expression.Template(pieces);
	}

	private static void addLiteral(List<Expression> pieces, StringBuilder literal) {
		if (!literal.isEmpty()) {
			pieces.add(new Expression.Literal(TerraformValue.string(literal.toString())));
			literal.setLength(0);
		}
	}

	/**
	 * Read a reference such as {@code petstore_pet.rex.tags[0]}.
	 */
	public static Expression.Reference reference(String text) {
		if (ExpressionParser.parse(text) instanceof Expression.Reference reference) {
			return reference;
		}
		throw unsupported(text);
	}

	/**
	 * Read a path such as {@code tags[0].name}.
	 */
	public static AttributePath path(String text) {
		return ExpressionParser.path(text);
	}

	static IllegalArgumentException unsupported(String text) {
		return new IllegalArgumentException("The in-memory engine cannot evaluate '" + text
				+ "': it knows literal values and references such as ${petstore_pet.rex.id}");
	}

}
