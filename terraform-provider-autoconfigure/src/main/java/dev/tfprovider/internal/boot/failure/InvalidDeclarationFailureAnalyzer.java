/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.failure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.tfprovider.InvalidDeclarationException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Analyzes resources, data sources or settings that cannot be part of one provider.
 */
class InvalidDeclarationFailureAnalyzer extends AbstractFailureAnalyzer<InvalidDeclarationException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, InvalidDeclarationException cause) {
		List<InvalidDeclarationException> all = new ArrayList<>(List.of(cause));
		for (Throwable further : cause.getSuppressed()) {
			if (further instanceof InvalidDeclarationException other) {
				all.add(other);
			}
		}
		return new FailureAnalysis(text(all, (mistake) -> mistake.problem() + "."),
				text(all, InvalidDeclarationException::remedy), cause);
	}

	private static String text(List<InvalidDeclarationException> all,
			Function<InvalidDeclarationException, String> part) {
		if (all.size() == 1) {
			return part.apply(all.get(0));
		}
		return IntStream.range(0, all.size())
			.mapToObj((index) -> (index + 1) + ". " + part.apply(all.get(index)))
			.collect(Collectors.joining("\n"));
	}

}
