/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.value.PlainValues;
import org.jspecify.annotations.Nullable;

/**
 * Reads one expression: references with indexes and splats, literal values, collections,
 * {@code toset} and functions of the provider. Other expressions are beyond this engine.
 */
final class ExpressionParser {

	private static final Pattern NAME = Pattern.compile("[A-Za-z_][\\w-]*");

	private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:\\.\\d+)?");

	private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\$%]|\\\\.|\\$\\$\\{|%%\\{|[$%](?!\\{))*\"");

	private final String text;

	private int position;

	ExpressionParser(String text, int position) {
		this.text = text;
		this.position = position;
	}

	static Expression parse(String text) {
		ExpressionParser parser = new ExpressionParser(text, 0);
		Expression expression = parser.expression();
		parser.blanks();
		if (parser.position != text.length()) {
			throw TemplateParser.unsupported(text);
		}
		return expression;
	}

	static AttributePath path(String text) {
		ExpressionParser parser = new ExpressionParser(text.startsWith("[") ? text : "." + text, 0);
		Expression selected = parser.steps(new Expression.Reference("", AttributePath.root()));
		if (parser.position == parser.text.length() && selected instanceof Expression.Reference reference) {
			return reference.path();
		}
		throw TemplateParser.unsupported(text);
	}

	int position() {
		return this.position;
	}

	Expression expression() {
		blanks();
		if (take("[")) {
			return new Expression.ListExpression(sequence("]", UnaryOperator.identity()));
		}
		if (take("{")) {
			return object();
		}
		String literal = match(TEXT);
		literal = (literal != null) ? literal : match(NUMBER);
		if (literal != null) {
			return Expression.of(literal(literal));
		}
		String name = required(match(NAME));
		if (name.equals("true") || name.equals("false") || name.equals("null")) {
			return Expression.of(literal(name));
		}
		name = qualified(name);
		if (take("(")) {
			return Expression.Call.of(name, arguments());
		}
		return steps(root(name));
	}

	/**
	 * Return the name of a function with the namespace it begins with.
	 */
	private String qualified(String first) {
		StringBuilder name = new StringBuilder(first);
		while (take("::")) {
			name.append("::").append(required(match(NAME)));
		}
		return name.toString();
	}

	private static Object literal(String json) {
		String text = json.replace("$${", "${").replace("%%{", "%{");
		return PlainValues.read(JsonValues.toJava(JsonValues.parse(text)));
	}

	private Expression.Reference root(String first) {
		StringBuilder address = new StringBuilder(first);
		for (int i = 0; i < ((first.equals("data") || first.equals("ephemeral")) ? 2 : 1); i++) {
			require(".");
			address.append('.').append(required(match(NAME)));
		}
		return new Expression.Reference(address.toString(), AttributePath.root());
	}

	private Expression steps(Expression root) {
		Expression expression = root;
		while (true) {
			if (!isAt("...") && take(".")) {
				String index = match(NUMBER);
				expression = expression.then((index != null) ? new AttributePath.ElementIndex(Long.parseLong(index))
						: new AttributePath.AttributeName(required(match(NAME))));
			}
			else if (take("[*]")) {
				expression = new Expression.Splat(expression, AttributePath.root());
			}
			else if (take("[")) {
				expression = index(expression);
			}
			else {
				return expression;
			}
		}
	}

	private Expression index(Expression base) {
		Expression key = expression();
		blanks();
		require("]");
		AttributePath.Step step = (key instanceof Expression.Literal literal) ? Expression.step(literal.value()) : null;
		return (step != null) ? base.then(step) : new Expression.Index(base, key, AttributePath.root());
	}

	private List<Expression> arguments() {
		return sequence(")", (argument) -> {
			if (!take("...")) {
				return argument;
			}
			blanks();
			if (!isAt(")")) {
				throw TemplateParser.unsupported(this.text);
			}
			return new Expression.Expansion(argument);
		});
	}

	private List<Expression> sequence(String end, UnaryOperator<Expression> rest) {
		List<Expression> elements = new ArrayList<>();
		blanks();
		while (!take(end)) {
			Expression element = expression();
			blanks();
			elements.add(rest.apply(element));
			if (!take(",")) {
				require(end);
				return elements;
			}
			blanks();
		}
		return elements;
	}

	private Expression object() {
		Map<String, Expression> members = new LinkedHashMap<>();
		blanks();
		while (!take("}")) {
			String quoted = match(TEXT);
			String name = (quoted != null) ? JsonValues.parse(quoted).textValue() : match(NAME);
			blanks();
			if (name == null || !take("=") && !take(":")) {
				throw TemplateParser.unsupported(this.text);
			}
			members.put(name, expression());
			blanks();
			take(",");
			blanks();
		}
		return new Expression.ObjectExpression(members);
	}

	private String required(@Nullable String found) {
		if (found == null) {
			throw TemplateParser.unsupported(this.text);
		}
		return found;
	}

	private void require(String token) {
		if (!take(token)) {
			throw TemplateParser.unsupported(this.text);
		}
	}

	void blanks() {
		while (this.position < this.text.length() && Character.isWhitespace(this.text.charAt(this.position))) {
			this.position++;
		}
	}

	private boolean isAt(String token) {
		return this.text.startsWith(token, this.position);
	}

	private boolean take(String token) {
		if (!isAt(token)) {
			return false;
		}
		this.position += token.length();
		return true;
	}

	private @Nullable String match(Pattern pattern) {
		Matcher matcher = pattern.matcher(this.text).region(this.position, this.text.length());
		if (!matcher.lookingAt()) {
			return null;
		}
		this.position = matcher.end();
		return matcher.group();
	}

}
