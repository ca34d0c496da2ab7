/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ControlTokenTests {

	private final ControlToken token = ControlToken.random();

	@Test
	void matchesOnlyItself() {
		assertThat(this.token.text()).matches("[0-9a-f]{64}");
		assertThat(this.token.question() + this.token.proof()).isEqualTo(this.token.text());
		assertThat(this.token.question()).hasSize(32);
		ControlToken read = ControlToken.of(this.token.text());
		assertThat(read.isAsked(bytes(this.token.question()))).isTrue();
		assertThat(read.isProven(bytes(this.token.proof()))).isTrue();
		for (String other : List.of(ControlToken.random().question(), this.token.text(), "")) {
			assertThat(this.token.isAsked(bytes(other))).isFalse();
			assertThat(this.token.isProven(bytes(other))).isFalse();
		}
		assertThat(this.token.isAsked(bytes(this.token.proof()))).isFalse();
		assertThat(this.token.isProven(bytes(this.token.question()))).isFalse();
	}

	@Test
	void doesNotTellItself() {
		assertThat(this.token).hasToString("ControlToken");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "abc", "g123456789012345678901234567890123456789012345678901234567890123",
			"A123456789012345678901234567890123456789012345678901234567890123" })
	void otherTextIsNoToken(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> ControlToken.of(text));
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.US_ASCII);
	}

}
