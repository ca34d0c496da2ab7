/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.failure;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Analyzes resources, data sources or settings that cannot be part of one provider.
 */
class InvalidDeclarationFailureAnalyzer extends AbstractFailureAnalyzer<InvalidDeclarationException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, InvalidDeclarationException cause) {
		List<InvalidDeclarationException> others = suppressedBy(cause);
		if (others.isEmpty()) {
			return new FailureAnalysis(cause.problem() + ".", cause.remedy(), cause);
		}
		List<InvalidDeclarationException> all = Stream.concat(Stream.of(cause), others.stream()).toList();
		return new FailureAnalysis(numbered(all.stream().map((mistake) -> mistake.problem() + "."), "\n"),
				numbered(all.stream().map(InvalidDeclarationException::remedy), "\n"), cause);
	}

	static List<InvalidDeclarationException> suppressedBy(Throwable cause) {
		return Stream.of(cause.getSuppressed())
			.filter(InvalidDeclarationException.class::isInstance)
			.map(InvalidDeclarationException.class::cast)
			.toList();
	}

	static String numbered(Stream<String> texts, String separator) {
		List<String> all = texts.toList();
		return IntStream.range(0, all.size())
			.mapToObj((index) -> (index + 1) + ". " + all.get(index))
			.collect(Collectors.joining(separator));
	}

}
