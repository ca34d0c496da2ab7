/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.failure;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Analyzes models that cannot be converted to schemas. Shows for each the way from the
 * type to the component, and below it what is wrong with its last step.
 */
class SchemaInferenceFailureAnalyzer extends AbstractFailureAnalyzer<SchemaInferenceException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, SchemaInferenceException cause) {
		List<SchemaInferenceException> mistakes = cause.all();
		List<InvalidDeclarationException> others = InvalidDeclarationFailureAnalyzer.suppressedBy(cause);
		if (mistakes.size() == 1 && others.isEmpty()) {
			return new FailureAnalysis("The model '%s' cannot become a Terraform schema:\n\n%s"
				.formatted(cause.model().getName(), text(cause)), sentence(cause.remedy()), cause);
		}
		Stream<String> problems = Stream.concat(
				mistakes.stream()
					.map((mistake) -> "In the model '%s':\n\n%s".formatted(mistake.model().getName(), text(mistake))),
				others.stream().map((other) -> other.problem() + "."));
		Stream<String> remedies = Stream.concat(mistakes.stream().map((mistake) -> sentence(mistake.remedy())),
				others.stream().map(InvalidDeclarationException::remedy));
		return new FailureAnalysis(
				"%s mistakes keep the provider from having a schema:\n\n%s".formatted(mistakes.size() + others.size(),
						InvalidDeclarationFailureAnalyzer.numbered(problems, "\n\n")),
				"Correct each of them:\n\n" + InvalidDeclarationFailureAnalyzer.numbered(remedies, "\n"), cause);
	}

	private static String text(SchemaInferenceException mistake) {
		List<String> chain = mistake.chain();
		int column = mistake.chainText().length() - chain.get(chain.size() - 1).length();
		return "    %s\n    %s^ %s".formatted(mistake.chainText(), " ".repeat(column), mistake.problem());
	}

	private static String sentence(String remedy) {
		return remedy.endsWith(".") ? remedy : remedy + ".";
	}

}
