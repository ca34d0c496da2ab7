/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;

import dev.tfprovider.internal.mapping.SchemaInferenceException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * A model that cannot become a schema. Shows the way from the type to the component, and
 * below it what is wrong with its last step.
 */
class SchemaInferenceFailureAnalyzer extends AbstractFailureAnalyzer<SchemaInferenceException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, SchemaInferenceException cause) {
		List<String> chain = cause.chain();
		int column = cause.chainText().length() - chain.get(chain.size() - 1).length();
		String description = """
				The model '%s' cannot become a Terraform schema:

				    %s
				    %s^ %s""".formatted(cause.model().getName(), cause.chainText(), " ".repeat(column),
				cause.problem());
		String remedy = cause.remedy();
		return new FailureAnalysis(description, remedy.endsWith(".") ? remedy : remedy + ".", cause);
	}

}
