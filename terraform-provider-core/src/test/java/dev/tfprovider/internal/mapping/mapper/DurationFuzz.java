/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.List;

import dev.tfprovider.internal.fuzz.Fuzzing;
import org.junit.jupiter.api.Test;

/**
 * Time-outs of any kind: a duration that can be written and read again, or a refusal.
 */
class DurationFuzz {

	private static final List<String> PARTS = List.of("1", "0", "9", "90", ".", "h", "m", "s", "ms", "us", "ns", "µs",
			"-", "+", "P", "PT", "T", "1h30m", "PT1M", "99999999999999999999", "e9", " ");

	@Test
	void textIsADurationOrRefused() {
		new Fuzzing("durations", 20_000, 2_000).run((random) -> {
			StringBuilder text = new StringBuilder();
			for (int count = random.nextInt(10); count > 0; count--) {
				text.append(PARTS.get(random.nextInt(PARTS.size())));
			}
			return text.toString().getBytes(StandardCharsets.UTF_8);
		}, (input) -> {
			Duration duration;
			try {
				duration = DurationText.parse(new String(input, StandardCharsets.UTF_8));
			}
			catch (DateTimeException | IllegalArgumentException | ArithmeticException ex) {
				return;
			}
			if (!DurationText.parse(DurationText.print(duration)).equals(duration)) {
				throw new AssertionError(duration + " is written as " + DurationText.print(duration));
			}
		});
	}

}
