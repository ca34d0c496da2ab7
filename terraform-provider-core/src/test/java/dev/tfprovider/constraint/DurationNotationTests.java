/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link DurationNotation}.
 */
class DurationNotationTests {

	@ParameterizedTest
	@CsvSource({ "1ns, PT0.000000001S", "1us, PT0.000001S", "2\u00b5s, PT0.000002S", "3\u03bcs, PT0.000003S",
			"1ms, PT0.001S", "1s, PT1S", "1m, PT1M", "1h, PT1H", "1h2m3s, PT1H2M3S", "0, PT0S", "+0, PT0S", "-0, PT0S",
			"0s, PT0S", ".5s, PT0.5S", "1.s, PT1S", "1.25h, PT1H15M", "-1.5s, PT-1.5S", "+1m, PT1M", "0.9ns, PT0S",
			"999999999999999999ns, PT277777H46M39.999999999S", "PT1M, PT1M", "pt1m, PT1M", "-PT1M, PT-1M",
			"+PT1M, PT1M", "P1D, PT24H" })
	void parse(String text, Duration duration) {
		assertThat(DurationNotation.parse(text)).isEqualTo(duration);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "+", "-", "s", ".s", "1", "00", "1d", "1 s", "1S", "--1s", "P", "PT", "P1Y", "1s ",
			"1000000000000000000ns", "999999999999999999h", "PT99999999999999999999S", "\u0661s" })
	void parseWhenItIsNoDurationIsNull(String text) {
		assertThat(DurationNotation.parse(text)).isNull();
	}

	@Test
	void parseLooksAtTwentyTermsAndAThousandCharacters() {
		assertThat(DurationNotation.parse("1s".repeat(20))).isEqualTo(Duration.ofSeconds(20));
		assertThat(DurationNotation.parse("PT" + "0".repeat(990) + "5S")).isEqualTo(Duration.ofSeconds(5));
		assertThat(DurationNotation.parse("PT" + "0".repeat(997) + "5S")).isNull();
	}

}
