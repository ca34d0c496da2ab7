/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

/**
 * Tests for {@link GoJson}.
 */
class GoJsonTests {

	@Test
	void escapesWhatGoEscapesAndLeavesTheStreamOpen() throws IOException {
		ByteArrayOutputStream stream = new ByteArrayOutputStream() {

			@Override
			public void close() {
				throw new IllegalStateException("closed");
			}

		};
		GoJson.write(stream, (json) -> json.writeString("<\u00e4/\u2028\ud83d\ude00>\u0001"));
		assertThat(stream.toString(StandardCharsets.UTF_8))
			.isEqualTo("\"\\u003c\u00e4/\\u2028\ud83d\ude00\\u003e\\u0001\"");
	}

	@Test
	void failureOfTheStreamIsThatOfTheStream() {
		OutputStream full = new OutputStream() {

			@Override
			public void write(int next) throws IOException {
				throw new IOException("No space left on device");
			}

		};
		assertThatIOException().isThrownBy(() -> GoJson.write(full, (json) -> json.writeString("x".repeat(100_000))))
			.withMessage("No space left on device");
	}

}
