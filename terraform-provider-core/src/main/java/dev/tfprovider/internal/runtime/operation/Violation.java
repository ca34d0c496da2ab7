/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.path.AttributePath;

/**
 * A violation of a rule at one path.
 *
 * @param path the place
 * @param rule the rule
 * @param facts the values that break it, in a sentence without sensitive values
 */
public record Violation(AttributePath path, Rule rule, String facts) {

	private static final String VALUES = " Run with TF_LOG_PROVIDER=DEBUG to see the values.";

	/**
	 * Greatest number of violations of one object that are told one by one.
	 */
	private static final int MOST_TOLD = 5;

	private static final int MOST_NAMED = 10;

	/**
	 * Return the errors of one object: one for each of the first violations, and one that
	 * sums up the others.
	 */
	public static List<Diagnostic> toDiagnostics(List<Violation> violations, String summary, String typeName,
			LikelyMistake mistake) {
		return toDiagnostics(violations, summary, typeName,
				(violation) -> violation.toDiagnostic(summary, typeName, mistake));
	}

	/**
	 * Return the errors of one object whose values are never shown: one for each of the
	 * first violations, and one that sums up the others.
	 */
	public static List<Diagnostic> toDiagnostics(List<Violation> violations, String summary, String typeName) {
		return toDiagnostics(violations, summary, typeName, (violation) -> violation.toDiagnostic(summary, typeName));
	}

	private static List<Diagnostic> toDiagnostics(List<Violation> violations, String summary, String typeName,
			Function<Violation, Diagnostic> single) {
		List<Diagnostic> diagnostics = new ArrayList<>();
		violations.stream().limit(MOST_TOLD).map(single).forEach(diagnostics::add);
		if (violations.size() > MOST_TOLD) {
			List<Violation> others = violations.subList(MOST_TOLD, violations.size());
			String places = others.stream()
				.limit(MOST_NAMED)
				.map((violation) -> violation.path().toString())
				.collect(Collectors.joining(", "));
			diagnostics.add(Diagnostic.error(summary, "%s: and %s more, at %s%s.\n\n%s".formatted(typeName,
					others.size(), places, (others.size() > MOST_NAMED) ? ", …" : "", AuthorMistake.NOTE)));
		}
		return diagnostics;
	}

	Diagnostic toDiagnostic(String summary, String typeName) {
		return toDiagnostic(summary, typeName, "", "");
	}

	/**
	 * Return the error with a guess at what the author did.
	 */
	Diagnostic toDiagnostic(String summary, String typeName, LikelyMistake mistake) {
		mistake.log(this, typeName);
		return toDiagnostic(summary, typeName, mistake.behind(this).map((guess) -> " " + guess).orElse(""),
				this.facts.contains(ValueText.STRING) ? VALUES : "");
	}

	private Diagnostic toDiagnostic(String summary, String typeName, String guess, String values) {
		String place = this.path.isRoot() ? typeName : typeName + "." + this.path;
		String detail = place + ": " + this.facts + values + "\n\n" + this.rule.sentence() + guess + " "
				+ this.rule.remedy() + "\n\n" + AuthorMistake.NOTE;
		return this.path.isRoot() ? Diagnostic.error(summary, detail)
				: Diagnostic.error(this.path.addressable(), summary, detail);
	}

}
