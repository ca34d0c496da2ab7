/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lays out sources: annotations on one line, imports in groups, a space less.
 */
final class SourceLayout {

	private static final Pattern ANNOTATION = Pattern
		.compile("(?m)^(\\t*@[\\w.]+)\\(\\n((?:\\t+\\w+ = .*\\n)+)\\t*\\)$");

	private SourceLayout() {
	}

	static String of(String source) {
		String text = ANNOTATION.matcher(source)
			.replaceAll((match) -> Matcher.quoteReplacement(match.group(1) + "("
					+ match.group(2).lines().map(String::strip).collect(Collectors.joining(" ")) + ")"));
		text = text.replaceAll("\\b([A-Z]\\w*)\\. (@Nullable )", "$1.$2")
			.replaceAll("(?m)^(\\t*)} (else|catch)", "$1}\n$1$2");
		return withSpace(grouped(text));
	}

	/**
	 * Java's own first, Spring's last.
	 */
	private static String grouped(String source) {
		List<String> imports = source.lines().filter((line) -> line.startsWith("import ")).toList();
		if (imports.isEmpty()) {
			return source;
		}
		Map<Integer, List<String>> groups = imports.stream()
			.collect(Collectors.groupingBy(SourceLayout::group, TreeMap::new, Collectors.toList()));
		String block = groups.values()
			.stream()
			.map((group) -> String.join("\n", group))
			.collect(Collectors.joining("\n\n"));
		int start = source.indexOf(imports.get(0));
		String last = imports.get(imports.size() - 1);
		return source.substring(0, start) + block + source.substring(source.indexOf(last) + last.length());
	}

	private static int group(String line) {
		return line.startsWith("import static ") ? 4 : line.startsWith("import java.") ? 0
				: line.startsWith("import javax.") ? 1 : line.startsWith("import org.springframework.") ? 3 : 2;
	}

	/**
	 * Put an empty line after the first line of a type, and before its last.
	 */
	private static String withSpace(String source) {
		StringBuilder text = new StringBuilder();
		Deque<Boolean> types = new ArrayDeque<>();
		boolean first = false;
		boolean declaration = false;
		String before = "";
		for (String line : source.lines().toList()) {
			boolean closes = line.strip().startsWith("}");
			boolean typeEnds = closes && !types.isEmpty() && types.pop();
			if (first || (typeEnds && !before.isEmpty())) {
				text.append('\n');
			}
			text.append(line).append('\n');
			declaration = isType(line) || (declaration && !before.endsWith("{"));
			boolean opens = line.endsWith("{") && !line.strip().startsWith("*");
			if (opens) {
				types.push(declaration);
			}
			first = opens && declaration;
			declaration &= !opens;
			before = first ? "" : line;
		}
		return text.toString();
	}

	private static boolean isType(String line) {
		return line.matches("\\t*((public|private|static|sealed|final) )*(class|record|interface|enum) \\w.*");
	}

}
