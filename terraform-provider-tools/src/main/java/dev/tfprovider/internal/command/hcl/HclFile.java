/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.List;

/**
 * A configuration file.
 *
 * @param body its blocks and arguments
 * @param references all references in it, wherever they are
 * @param calls all calls in it, wherever they are
 */
public record HclFile(HclBody body, List<HclExpression.Reference> references, List<HclExpression.Call> calls) {

	/**
	 * Parse a file.
	 * @param text its content
	 * @throws HclSyntaxException if Terraform would not read it
	 */
	public static HclFile parse(String text) {
		HclScanner scanner = new HclScanner(text.startsWith("\ufeff") ? text.substring(1) : text, 1);
		ParsedExpressions parsed = new ParsedExpressions();
		HclBody body = new HclBodyParser(scanner, parsed).body(0);
		return new HclFile(body, List.copyOf(parsed.references()), List.copyOf(parsed.calls()));
	}

}
