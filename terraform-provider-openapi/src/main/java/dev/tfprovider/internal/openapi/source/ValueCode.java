/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import com.palantir.javapoet.CodeBlock;
import dev.tfprovider.internal.openapi.mapping.Literal;

/**
 * Writes values of a configuration as Java.
 */
final class ValueCode {

	private ValueCode() {
	}

	/**
	 * Return an expression.
	 * @param value a text, number, truth value, or a list or map of such
	 */
	static CodeBlock of(Object value) {
		if (value instanceof Map<?, ?> map) {
			return map(map);
		}
		if (value instanceof List<?> list) {
			return CodeBlock.of("$T.of($L)", List.class,
					list.stream().map(ValueCode::of).collect(CodeBlock.joining(",$W")));
		}
		if (value instanceof BigDecimal number) {
			String literal = number.toPlainString();
			boolean isLong = literal.length() >= 10 && !literal.contains(".");
			return CodeBlock.of(isLong ? "$LL" : "$L", literal);
		}
		return CodeBlock.of("$L", (value instanceof String text) ? Literal.of(text) : value);
	}

	private static CodeBlock map(Map<?, ?> map) {
		boolean many = map.size() > 10;
		CodeBlock entries = map.entrySet().stream().map((entry) -> {
			CodeBlock pair = CodeBlock.of("$L, $L", Literal.of((String) entry.getKey()), of(entry.getValue()));
			return many ? CodeBlock.of("$T.entry($L)", Map.class, pair) : pair;
		}).collect(CodeBlock.joining(",$W"));
		return CodeBlock.of(many ? "$T.ofEntries($L)" : "$T.of($L)", Map.class, entries);
	}

}
