/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;

class DurationTextTests {

	@ParameterizedTest
	@CsvSource({ "1h30m, PT1H30M", "90m, PT1H30M", "PT1H30M, PT1H30M", "pt5s, PT5S", "1.5h, PT1H30M", "300ms, PT0.3S",
			"1us, PT0.000001S", "1µs, PT0.000001S", "1μs, PT0.000001S", "1ns, PT0.000000001S", "-1h, PT-1H",
			"+1h, PT1H", "-PT1H, PT-1H", "0, PT0S", "0s, PT0S", "1h0m0s, PT1H", ".5s, PT0.5S", "1.s, PT1S",
			"P1D, PT24H", "1s1h, PT1H1S", "2562047h47m16.854775807s, PT2562047H47M16.854775807S" })
	void durationsAreParsed(String text, Duration duration) {
		assertThat(DurationText.parse(text)).isEqualTo(duration);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "-", "1", "h", "1d", "1h 30m", "1h30", "--1h", "P", "PT", "1hm", "one hour", "." })
	void otherTextIsRefused(String text) {
		assertThatException().isThrownBy(() -> DurationText.parse(text));
	}

	@ParameterizedTest
	@CsvSource({ "PT0S, 0s", "PT1H, 1h", "PT1H30M, 1h30m", "PT90S, 1m30s", "PT0.3S, 0.3s", "PT-1H-30M, -1h30m",
			"PT24H, 24h", "PT1H0.000000001S, 1h0.000000001s", "PT1H10S, 1h10s", "PT10M, 10m" })
	void durationsArePrintedShort(Duration duration, String text) {
		assertThat(DurationText.print(duration)).isEqualTo(text);
	}

	@Test
	void whatIsPrintedIsParsed() {
		for (long nanos = 1; nanos < Long.MAX_VALUE / 7; nanos *= 7) {
			Duration duration = Duration.ofNanos(nanos);
			assertThat(DurationText.parse(DurationText.print(duration))).isEqualTo(duration);
			assertThat(DurationText.parse(DurationText.print(duration.negated()))).isEqualTo(duration.negated());
		}
	}

}
