/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.tfprovider.test.run.RunDiagnostic.Severity;
import dev.tfprovider.test.run.RunDiagnostic.Source;

/**
 * Parses diagnostics from the text output of commands that have no {@code -json}.
 */
final class TextDiagnostics {

	private static final Pattern DIAGNOSTIC = Pattern
		.compile("^(Error|Warning): (.+)\\n((?:(?!╵|(?:Error|Warning): .).*\\n)*+)", Pattern.MULTILINE);

	private static final Pattern WITH = Pattern.compile("^  with (.+),\\n", Pattern.MULTILINE);

	private static final Pattern ON = Pattern.compile("^  on (.+) line (\\d+)(?:, in (.+))?:\\n", Pattern.MULTILINE);

	private static final Pattern CODE = Pattern.compile("^[ \\t]+\\d+: (.*)\\n", Pattern.MULTILINE);

	private static final Pattern VALUES = Pattern.compile("^ +[│├].*\\n", Pattern.MULTILINE);

	private TextDiagnostics() {
	}

	static List<RunDiagnostic> parse(String text) {
		String plain = text.lines()
			.map((line) -> line.replaceFirst("^[│╷] ?", "") + "\n")
			.collect(Collectors.joining());
		return DIAGNOSTIC.matcher(plain).results().map(TextDiagnostics::read).toList();
	}

	private static RunDiagnostic read(MatchResult diagnostic) {
		String body = VALUES.matcher(diagnostic.group(3)).replaceAll("");
		Matcher with = WITH.matcher(body);
		String instance = with.find() ? with.group(1) : null;
		body = with.replaceAll("");
		Matcher on = ON.matcher(body);
		Source source = null;
		if (on.find()) {
			Matcher code = CODE.matcher(body);
			source = new Source(on.group(1), Integer.parseInt(on.group(2)), on.group(3),
					code.find(on.end()) ? code.group(1) : "");
			body = ON.matcher(code.replaceAll("")).replaceAll("");
		}
		return new RunDiagnostic(diagnostic.group(1).equals("Error") ? Severity.ERROR : Severity.WARNING,
				diagnostic.group(2).strip(), body.strip().replaceAll("(?<=[^\\n])\\n(?=[^\\s])", " "), instance,
				source);
	}

}
