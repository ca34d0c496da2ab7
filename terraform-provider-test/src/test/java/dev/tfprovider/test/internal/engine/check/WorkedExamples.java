/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.value.CheckProblem;
import org.junit.jupiter.params.provider.Arguments;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Reads tables that were computed with Core's own functions.
 */
final class WorkedExamples {

	private WorkedExamples() {
	}

	static Stream<Arguments> read(String file) {
		try (InputStream in = WorkedExamples.class.getResourceAsStream(file)) {
			return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
				.map((line) -> Arguments.of((Object[]) line.split("\t", -1)))
				.toList()
				.stream();
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Verify problems against the expected texts, separated by {@code //}; an ellipsis
	 * stands for any text.
	 */
	static void verify(List<CheckProblem> problems, String expected) {
		List<String> texts = (expected.equals("ok")) ? List.of() : List.of(expected.split(" // "));
		assertThat(problems).hasSameSizeAs(texts);
		for (int i = 0; i < texts.size(); i++) {
			String pattern = "\\Q" + texts.get(i).replace("…", "\\E.*\\Q") + "\\E";
			assertThat(problems.stream().map(CheckProblem::message))
				.anyMatch(Pattern.compile(pattern).asMatchPredicate());
		}
	}

}
