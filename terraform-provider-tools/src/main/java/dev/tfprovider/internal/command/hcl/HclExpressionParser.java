/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Parses expressions. Of operations it tells the type of the result, which is enough to
 * know where they may stand.
 *
 * @param scanner where the next expression begins
 * @param parsed what has been found so far
 */
record HclExpressionParser(HclScanner scanner, ParsedExpressions parsed) {

	private static final List<String> LOGICAL = List.of("||", "&&", "==", "!=", "<=", ">=", "<", ">");

	private static final List<String> ARITHMETIC = List.of("+", "-", "*", "/", "%");

	/**
	 * Parse an expression.
	 */
	HclExpression expression() {
		this.parsed.enter(this.scanner);
		HclExpression expression = operation();
		if (this.scanner.take("?")) {
			expression();
			this.scanner.expect(":", "A condition has two results. Write ':' and the second.");
			expression();
			expression = HclExpression.unknown(TerraformType.DYNAMIC, expression.line());
		}
		this.parsed.leave();
		return expression;
	}

	/**
	 * Parse an expression where line feeds mean nothing.
	 */
	<T> T enclosed(Supplier<T> content) {
		boolean before = this.scanner.skipNewlines(true);
		T result = content.get();
		this.scanner.skipNewlines(before);
		return result;
	}

	/**
	 * Parse a text in quotes that depends on nothing.
	 */
	String text() {
		if (template() instanceof HclExpression.Literal literal && literal.value() instanceof StringValue string) {
			return string.text();
		}
		throw this.scanner.failure("Labels of blocks are plain texts. Write it without '${'.");
	}

	private HclExpression operation() {
		HclExpression first = unary();
		TerraformType type = null;
		while (true) {
			if (operator(LOGICAL)) {
				type = TerraformType.BOOL;
			}
			else if (operator(ARITHMETIC)) {
				type = (type != null) ? type : TerraformType.NUMBER;
			}
			else {
				return (type != null) ? HclExpression.unknown(type, first.line()) : first;
			}
			unary();
		}
	}

	private boolean operator(List<String> operators) {
		this.scanner.skipSpace();
		return !this.scanner.startsWith("%{") && operators.stream().anyMatch(this.scanner::takeHere);
	}

	private HclExpression unary() {
		this.parsed.enter(this.scanner);
		HclExpression expression;
		if (this.scanner.take("-")) {
			HclExpression operand = unary();
			expression = (operand instanceof HclExpression.Literal literal
					&& literal.value() instanceof NumberValue number)
							? new HclExpression.Literal(TerraformValue.number(number.number().negate()), operand.line())
							: HclExpression.unknown(TerraformType.NUMBER, operand.line());
		}
		else if (this.scanner.take("!")) {
			expression = HclExpression.unknown(TerraformType.BOOL, unary().line());
		}
		else {
			expression = access(primary());
		}
		this.parsed.leave();
		return expression;
	}

	/**
	 * Parse what is asked of a value: attributes, indexes and splats.
	 */
	private HclExpression access(HclExpression value) {
		List<String> steps = new ArrayList<>();
		boolean plain = value instanceof HclExpression.Reference;
		boolean asked = false;
		while (true) {
			this.scanner.skipSpace();
			if (!this.scanner.startsWith("...") && this.scanner.takeHere(".")) {
				plain &= step(steps);
			}
			else if (this.scanner.takeHere("[")) {
				enclosed(this::index);
				steps.add("");
			}
			else {
				break;
			}
			asked = true;
		}
		if (value instanceof HclExpression.Reference root) {
			steps.addAll(0, root.steps());
			HclExpression.Reference reference = new HclExpression.Reference(List.copyOf(steps), root.line());
			this.parsed.references().add(reference);
			return plain ? reference : HclExpression.unknown(TerraformType.DYNAMIC, root.line());
		}
		return asked ? HclExpression.unknown(TerraformType.DYNAMIC, value.line()) : value;
	}

	private boolean step(List<String> steps) {
		this.scanner.skipSpace();
		if (this.scanner.atIdentifier()) {
			steps.add(this.scanner.identifier());
			return true;
		}
		if (!this.scanner.takeHere("*") && this.scanner.digits().isEmpty()) {
			throw this.scanner.failure("After '.', write the name of an attribute.");
		}
		steps.add("");
		return false;
	}

	private boolean index() {
		if (!this.scanner.take("*")) {
			expression();
		}
		this.scanner.expect("]", "The index has no end. Write ']' after it.");
		return true;
	}

	private HclExpression primary() {
		this.scanner.skipSpace();
		int line = this.scanner.line();
		char character = this.scanner.peek();
		if (character >= '0' && character <= '9') {
			return new HclExpression.Literal(number(), line);
		}
		if (this.scanner.atIdentifier()) {
			return named(line);
		}
		if (this.scanner.startsWith("<<")) {
			return new HclTemplateParser(this.scanner, this.parsed).heredoc();
		}
		return switch (character) {
			case '"' -> template();
			case '[' -> enclosed(() -> sequence(line));
			case '{' -> enclosed(() -> members(line));
			case '(' -> enclosed(this::parenthesis);
			default -> throw this.scanner.failure("A value must begin here.");
		};
	}

	private HclExpression template() {
		return new HclTemplateParser(this.scanner, this.parsed).quoted();
	}

	private TerraformValue number() {
		try {
			return TerraformValue.number(BoundedNumber.decimal(this.scanner.number()));
		}
		catch (NumberFormatException ex) {
			throw this.scanner.failure("This is no number.");
		}
	}

	private HclExpression named(int line) {
		String name = this.scanner.identifier();
		if (name.equals("true") || name.equals("false")) {
			return new HclExpression.Literal(TerraformValue.bool(name.equals("true")), line);
		}
		if (name.equals("null")) {
			return new HclExpression.Literal(TerraformValue.ofNull(TerraformType.DYNAMIC), line);
		}
		StringBuilder function = new StringBuilder(name);
		while (this.scanner.takeHere("::")) {
			function.append("::").append(this.scanner.identifier());
		}
		if (this.scanner.takeHere("(")) {
			return enclosed(() -> call(function.toString(), line));
		}
		if (function.length() > name.length()) {
			throw this.scanner.failure("'%s' is a function. Write its arguments in parentheses.", function);
		}
		return new HclExpression.Reference(List.of(name), line);
	}

	private HclExpression call(String function, int line) {
		List<HclExpression> arguments = new ArrayList<>();
		boolean expanded = false;
		while (!this.scanner.take(")")) {
			arguments.add(expression());
			expanded = this.scanner.take("...");
			if (expanded || !this.scanner.take(",")) {
				this.scanner.expect(")", "Separate arguments by ',', and write ')' after the last.");
				break;
			}
		}
		HclExpression.Call call = new HclExpression.Call(function, List.copyOf(arguments), expanded, line);
		this.parsed.calls().add(call);
		return call;
	}

	private HclExpression parenthesis() {
		this.scanner.next();
		HclExpression expression = expression();
		this.scanner.expect(")", "The parenthesis has no end. Write ')' after it.");
		return (expression instanceof HclExpression.Reference reference)
				? HclExpression.unknown(TerraformType.DYNAMIC, reference.line()) : expression;
	}

	private HclExpression sequence(int line) {
		this.scanner.next();
		this.scanner.skipSpace();
		if (this.scanner.atWord("for")) {
			return loop("]", line);
		}
		List<HclExpression> elements = new ArrayList<>();
		while (!this.scanner.take("]")) {
			elements.add(expression());
			if (!this.scanner.take(",")) {
				this.scanner.expect("]", "Separate elements by ',', and write ']' after the last.");
				break;
			}
		}
		return new HclExpression.Sequence(List.copyOf(elements), line);
	}

	private HclExpression members(int line) {
		this.scanner.next();
		this.scanner.skipSpace();
		if (this.scanner.atWord("for")) {
			return loop("}", line);
		}
		Map<String, HclExpression> entries = new LinkedHashMap<>();
		boolean open = false;
		while (!this.scanner.take("}")) {
			this.scanner.skipNewlines(false);
			String key = key();
			if (!this.scanner.take("=") && !this.scanner.take(":")) {
				throw this.scanner.failure("After the name of a member, write '=' and its value.");
			}
			HclExpression value = expression();
			open |= key.isEmpty();
			if (!key.isEmpty()) {
				entries.put(key, value);
			}
			endOfMember();
			this.scanner.skipNewlines(true);
		}
		return new HclExpression.Members(entries, open, line);
	}

	private void endOfMember() {
		boolean ended = this.scanner.take(",");
		this.scanner.skipSpace();
		if (!ended && this.scanner.peek() != '\n' && this.scanner.peek() != '}') {
			throw this.scanner.failure("Separate members by ',' or a new line, and write '}' after the last.");
		}
	}

	/**
	 * Parse the key of a member.
	 * @return the key, empty if it is an expression
	 */
	private String key() {
		int start = this.scanner.place();
		if (this.scanner.atIdentifier()) {
			String name = this.scanner.identifier();
			this.scanner.skipSpace();
			if (this.scanner.peek() == '=' || this.scanner.peek() == ':') {
				return name;
			}
			this.scanner.rewind(start);
		}
		if (expression() instanceof HclExpression.Literal literal && !(literal.value() instanceof UnknownValue)) {
			return (literal.value() instanceof StringValue string) ? string.text() : literal.value().toString();
		}
		return "";
	}

	/**
	 * Parse an expression that makes an element of each of another.
	 */
	private HclExpression loop(String end, int line) {
		iteration();
		this.scanner.expect(":", "After what 'for' goes through, write ':' and the element to make.");
		expression();
		if (end.equals("}")) {
			this.scanner.expect("=>", "After the key that 'for' makes, write '=>' and the value.");
			expression();
			this.scanner.take("...");
		}
		this.scanner.skipSpace();
		if (this.scanner.atWord("if")) {
			this.scanner.identifier();
			expression();
		}
		this.scanner.expect(end, "The expression with 'for' has no end. Write '%s' after it.".formatted(end));
		return HclExpression.unknown(TerraformType.DYNAMIC, line);
	}

	/**
	 * Parse the names and the collection that {@code for} goes through.
	 */
	void iteration() {
		this.scanner.identifier();
		do {
			this.scanner.skipSpace();
			if (!this.scanner.atIdentifier()) {
				throw this.scanner.failure("After 'for', write a name for the element.");
			}
			this.scanner.identifier();
		}
		while (this.scanner.take(","));
		this.scanner.skipSpace();
		if (!this.scanner.atWord("in")) {
			throw this.scanner.failure("After the names of 'for', write 'in' and what it goes through.");
		}
		this.scanner.identifier();
		expression();
	}

}
