/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Parses files and blocks.
 *
 * @param scanner where the file begins
 * @param parsed what has been found so far
 */
record HclBodyParser(HclScanner scanner, ParsedExpressions parsed) {

	/**
	 * Parse up to the end of the text or of the block.
	 * @param start the line on which the block begins, 0 for a file
	 */
	HclBody body(int start) {
		List<HclArgument> arguments = new ArrayList<>();
		List<HclBlock> blocks = new ArrayList<>();
		Set<String> names = new HashSet<>();
		while (!atEnd(start)) {
			int line = this.scanner.line();
			String name = name();
			this.scanner.skipSpace();
			if (this.scanner.peek() == '=' && !this.scanner.startsWith("==")) {
				arguments.add(argument(name, line, names));
			}
			else {
				blocks.add(block(name, line));
			}
			endOfLine();
		}
		return new HclBody(List.copyOf(arguments), List.copyOf(blocks));
	}

	private boolean atEnd(int start) {
		this.scanner.skipLines();
		if (this.scanner.atEnd()) {
			if (start > 0) {
				throw new HclSyntaxException(start, "The block has no end. Write '}' after it.");
			}
			return true;
		}
		return start > 0 && this.scanner.take("}");
	}

	private String name() {
		if (!this.scanner.atIdentifier()) {
			throw this.scanner.failure("An argument or a block must begin here, with its name.");
		}
		return this.scanner.identifier();
	}

	private HclArgument argument(String name, int line, Set<String> names) {
		this.scanner.next();
		if (!names.add(name)) {
			throw new HclSyntaxException(line, "The argument '%s' is set twice. Remove one.", name);
		}
		return new HclArgument(name, expressions().expression(), line);
	}

	private HclExpressionParser expressions() {
		return new HclExpressionParser(this.scanner, this.parsed);
	}

	private HclBlock block(String type, int line) {
		List<String> labels = new ArrayList<>();
		while (this.scanner.peek() == '"' || this.scanner.atIdentifier()) {
			labels.add((this.scanner.peek() == '"') ? expressions().text() : this.scanner.identifier());
			this.scanner.skipSpace();
		}
		this.scanner.expect("{", "After '%s', write '=' and a value, or a block in braces.".formatted(type));
		this.parsed.enter(this.scanner);
		this.scanner.skipSpace();
		boolean severalLines = this.scanner.peek() == '\n' || this.scanner.atEnd();
		HclBody body = severalLines ? body(line) : oneLine();
		this.parsed.leave();
		return new HclBlock(type, List.copyOf(labels), body, line);
	}

	/**
	 * Parse a block on one line, which has one argument or none.
	 */
	private HclBody oneLine() {
		if (this.scanner.take("}")) {
			return new HclBody(List.of(), List.of());
		}
		int line = this.scanner.line();
		String name = name();
		this.scanner.skipSpace();
		if (this.scanner.peek() != '=') {
			throw this.scanner.failure("A block on one line holds one argument. Begin a new line after '{'.");
		}
		HclArgument argument = argument(name, line, new HashSet<>());
		this.scanner.expect("}", "A block on one line holds one argument. Begin a new line after '{'.");
		return new HclBody(List.of(argument), List.of());
	}

	private void endOfLine() {
		this.scanner.skipSpace();
		if (!this.scanner.atEnd() && this.scanner.peek() != '\n') {
			throw this.scanner.failure("The line must end here. Begin a new one for what follows.");
		}
	}

}
