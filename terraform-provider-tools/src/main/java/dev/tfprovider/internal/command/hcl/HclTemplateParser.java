/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Parses texts: in quotes, or on lines of their own.
 */
final class HclTemplateParser {

	private final HclScanner scanner;

	private final HclExpressionParser expressions;

	private final ParsedExpressions parsed;

	private final StringBuilder text = new StringBuilder();

	private final Deque<String> open = new ArrayDeque<>();

	private @Nullable HclExpression single;

	private int parts;

	HclTemplateParser(HclScanner scanner, ParsedExpressions parsed) {
		this.scanner = scanner;
		this.parsed = parsed;
		this.expressions = new HclExpressionParser(scanner, parsed);
	}

	/**
	 * Parse a text in quotes.
	 */
	HclExpression quoted() {
		int line = this.scanner.line();
		this.scanner.next();
		while (!this.scanner.takeHere("\"")) {
			if (this.scanner.atEnd() || this.scanner.peek() == '\n') {
				throw new HclSyntaxException(line, "The text has no end. Write '\"' after it on the same line.");
			}
			if (!expression()) {
				char character = this.scanner.next();
				this.text.append((character == '\\') ? escaped() : String.valueOf(character));
			}
		}
		return result(line);
	}

	private String escaped() {
		char character = this.scanner.next();
		return switch (character) {
			case 'n' -> "\n";
			case 'r' -> "\r";
			case 't' -> "\t";
			case '"', '\\' -> String.valueOf(character);
			case 'u' -> unicode(4);
			case 'U' -> unicode(8);
			default -> throw this.scanner.failure("'\\%s' means nothing in a text. Write '\\\\' for a backslash.",
					Character.isISOControl(character) ? "" : character);
		};
	}

	private String unicode(int digits) {
		int character = 0;
		for (int i = 0; i < digits; i++) {
			int digit = Character.digit(this.scanner.next(), 16);
			character = (digit < 0 || character > 0xffffff) ? -1 : character * 16 + digit;
			if (character < 0) {
				break;
			}
		}
		if (!Character.isValidCodePoint(character)) {
			throw this.scanner.failure("After '\\u' write 4 hexadecimal digits, after '\\U' 8, of a character.");
		}
		return Character.toString(character);
	}

	/**
	 * Parse a text on lines of its own, up to the one that holds its marker.
	 */
	HclExpression heredoc() {
		int line = this.scanner.line();
		this.scanner.takeHere("<<");
		boolean indented = this.scanner.takeHere("-");
		String marker = this.scanner.identifier();
		if (marker.isEmpty() || !this.scanner.restOfLine().isBlank()) {
			throw new HclSyntaxException(line, "After '<<' write a word, and begin a new line.");
		}
		int first = this.scanner.line();
		List<String> lines = new ArrayList<>();
		int end = this.scanner.place();
		String next = this.scanner.restOfLine();
		while (!next.strip().equals(marker)) {
			if (this.scanner.atEnd()) {
				throw new HclSyntaxException(line, "The text has no end. Write '%s' on a line after it.", marker);
			}
			lines.add(next);
			end = this.scanner.place();
			next = this.scanner.restOfLine();
		}
		// What follows the marker belongs to whoever asked for the text
		this.scanner.endHeredoc(end + next.stripTrailing().length());
		return inside(lines, indented, first).wholeText(line);
	}

	private HclTemplateParser inside(List<String> lines, boolean indented, int line) {
		int indentation = indented ? lines.stream()
			.filter((each) -> !each.isBlank())
			.mapToInt((each) -> each.length() - each.stripLeading().length())
			.min()
			.orElse(0) : 0;
		HclScanner inside = new HclScanner(lines.stream()
			.map((each) -> each.substring(Math.min(indentation, each.length())) + "\n")
			.collect(Collectors.joining()), line);
		return new HclTemplateParser(inside, this.parsed);
	}

	private HclExpression wholeText(int line) {
		while (!this.scanner.atEnd()) {
			if (!expression()) {
				this.text.append(this.scanner.next());
			}
		}
		return result(line);
	}

	/**
	 * Take an expression or a directive if one is next, or the signs that stand for
	 * themselves.
	 */
	private boolean expression() {
		if (this.scanner.takeHere("$${")) {
			this.text.append("${");
		}
		else if (this.scanner.takeHere("%%{")) {
			this.text.append("%{");
		}
		else if (this.scanner.takeHere("${")) {
			this.single = this.expressions.enclosed(() -> {
				this.scanner.take("~");
				HclExpression expression = this.expressions.expression();
				end();
				return expression;
			});
			this.parts++;
		}
		else if (this.scanner.takeHere("%{")) {
			this.expressions.enclosed(this::directive);
			this.parts += 2;
		}
		else {
			return false;
		}
		return true;
	}

	private boolean end() {
		this.scanner.take("~");
		this.scanner.expect("}", "The expression in the text has no end. Write '}' after it.");
		return true;
	}

	private boolean directive() {
		this.scanner.take("~");
		this.scanner.skipSpace();
		if (this.scanner.atWord("for")) {
			this.open.push("for");
			this.expressions.iteration();
			return end();
		}
		String word = this.scanner.identifier();
		switch (word) {
			case "if" -> {
				this.open.push("if");
				this.expressions.expression();
			}
			case "else" -> check("if".equals(this.open.peek()), word);
			case "endif" -> check("if".equals(this.open.poll()), word);
			case "endfor" -> check("for".equals(this.open.poll()), word);
			default -> throw this.scanner.failure("After '%%{' write if, else, endif, for or endfor.");
		}
		return end();
	}

	private void check(boolean fits, String word) {
		if (!fits) {
			throw this.scanner.failure("'%%{ %s }' has nothing to end.", word);
		}
	}

	private HclExpression result(int line) {
		if (!this.open.isEmpty()) {
			throw new HclSyntaxException(line, "'%%{ %s }' has no end in the text.", this.open.peek());
		}
		if (this.single != null && this.parts == 1 && this.text.isEmpty()) {
			return this.single;
		}
		return (this.parts > 0) ? HclExpression.unknown(TerraformType.STRING, line)
				: new HclExpression.Literal(TerraformValue.string(this.text.toString()), line);
	}

}
