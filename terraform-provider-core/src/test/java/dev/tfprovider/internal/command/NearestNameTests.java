/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Which name a wrong one is taken for.
 */
class NearestNameTests {

	private static final List<String> NAMES = List.of("image", "name", "size", "timeout", "t");

	@ParameterizedTest
	@CsvSource({ "imgae, image", "nmae, name", "sizes, size", "siz, size", "timeouts_, timeout", "x, t", "IMAGE, ",
			"colour, ", "'', t" })
	void nearestNameIsFound(String wrong, String meant) {
		assertThat(NearestName.find(wrong, NAMES)).isEqualTo(Optional.ofNullable(meant));
	}

	@Test
	void hugeNameIsNotCompared() {
		assertThat(NearestName.find("n".repeat(100_000), List.of("n".repeat(100_001)))).isEmpty();
		assertThat(NearestName.find("n", List.of())).isEmpty();
	}

}
