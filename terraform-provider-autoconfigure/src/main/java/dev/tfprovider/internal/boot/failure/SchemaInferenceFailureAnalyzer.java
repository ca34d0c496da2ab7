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
		List<InvalidDeclarationException> others = Stream.of(cause.getSuppressed())
			.filter(InvalidDeclarationException.class::isInstance)
			.map(InvalidDeclarationException.class::cast)
			.toList();
		if (mistakes.size() == 1 && others.isEmpty()) {
			return new FailureAnalysis("The model '%s' cannot become a Terraform schema:\n\n%s"
				.formatted(cause.model().getName(), text(cause)), sentence(cause.remedy()), cause);
		}
		StringBuilder description = new StringBuilder(
				"%s mistakes keep the provider from having a schema:".formatted(mistakes.size() + others.size()));
		StringBuilder action = new StringBuilder("Correct each of them:\n");
		int number = 1;
		for (SchemaInferenceException mistake : mistakes) {
			description
				.append("\n\n%s. In the model '%s':\n\n%s".formatted(number, mistake.model().getName(), text(mistake)));
			action.append("\n%s. %s".formatted(number, sentence(mistake.remedy())));
			number++;
		}
		for (InvalidDeclarationException other : others) {
			description.append("\n\n%s. %s.".formatted(number, other.problem()));
			action.append("\n%s. %s".formatted(number, other.remedy()));
			number++;
		}
		return new FailureAnalysis(description.toString(), action.toString(), cause);
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
