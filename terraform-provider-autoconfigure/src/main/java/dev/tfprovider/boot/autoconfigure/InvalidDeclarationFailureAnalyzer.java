/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.InvalidDeclarationException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Resources, data sources or settings that cannot be part of one provider.
 */
class InvalidDeclarationFailureAnalyzer extends AbstractFailureAnalyzer<InvalidDeclarationException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, InvalidDeclarationException cause) {
		return new FailureAnalysis(cause.problem() + ".", cause.remedy(), cause);
	}

}
