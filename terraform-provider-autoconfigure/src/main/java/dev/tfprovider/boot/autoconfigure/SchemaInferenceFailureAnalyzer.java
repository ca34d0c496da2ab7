/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.mapping.SchemaInferenceException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * A model that cannot become a schema.
 */
class SchemaInferenceFailureAnalyzer extends AbstractFailureAnalyzer<SchemaInferenceException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, SchemaInferenceException cause) {
		return new FailureAnalysis(cause.problem() + ".", cause.remedy(), cause);
	}

}
