/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

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
	 * Return the errors of one object whose values are never shown: one for each of the
	 * first violations, and one that sums up the others.
	 */
	public static List<Diagnostic> toDiagnostics(List<Violation> violations, String summary, String typeName) {
		return toDiagnostics(violations, summary, typeName, null);
	}

	/**
	 * Return the errors of one object: one for each of the first violations, and one that
	 * sums up the others.
	 * @param mistake guesses at what the author did, {@code null} if values are never
	 * shown
	 */
	static List<Diagnostic> toDiagnostics(List<Violation> violations, String summary, String typeName,
			@Nullable LikelyMistake mistake) {
		List<Diagnostic> diagnostics = new ArrayList<>();
		violations.stream()
			.limit(MOST_TOLD)
			.forEach((violation) -> diagnostics.add(violation.toDiagnostic(summary, typeName, mistake)));
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

	/**
	 * Return the error, with a guess at what the author did.
	 */
	Diagnostic toDiagnostic(String summary, String typeName, @Nullable LikelyMistake mistake) {
		String guess = "";
		String values = "";
		if (mistake != null) {
			mistake.log(this, typeName);
			guess = mistake.behind(this).map((sentence) -> " " + sentence).orElse("");
			values = this.facts.contains(ValueText.STRING) ? VALUES : "";
		}
		String place = this.path.isRoot() ? typeName : typeName + "." + this.path;
		String detail = place + ": " + this.facts + values + "\n\n" + this.rule.sentence() + guess + " "
				+ this.rule.remedy() + "\n\n" + AuthorMistake.NOTE;
		return this.path.isRoot() ? Diagnostic.error(summary, detail)
				: Diagnostic.error(this.path.addressable(), summary, detail);
	}

}
